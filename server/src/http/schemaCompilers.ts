import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type {
  FastifySchema,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifySerializerCompiler
} from 'fastify';
import { withoutTextLengths } from './localText';

/** Inputs with at most this many keys and items are validated for all their errors; a form has fewer. */
const SMALL_INPUT_SIZE = 200;

/**
 * Compiles validators that stop at the first error, so an invalid input costs no more than a valid one. Only a small
 * input is checked for its other errors, because a form shows them all at once: each invalid item is an error object,
 * and those of a large body would block the process for seconds and stay in memory until the validator's next call.
 */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema }) => validatorOf(schema);

/** Compiles serializers that cut a response to the fields of its schema. */
export const serializerCompiler: FastifySerializerCompiler<FastifySchema> = (route) => {
  const { schema } = route as { schema: FastifySchema };
  const serializer = serializerOf(schema);
  return (data) => serializer()(data);
};

// Compiled at the first use and once per process, also for several servers: compiling every schema of the contract at
// the start took 0.4 s per server, and most processes use a few of them.
const validatorOf = memoize((schema) => {
  const isValid = lazy(() => compileFailFast(schema));
  const collectErrors = lazy(() => compileCollectingAll(schema));
  return (input: unknown) => {
    if (isValid()(input)) return true;
    const first = takeErrors(isValid());
    if (!isSmall(input)) return { error: first };
    collectErrors()(input);
    return { error: takeErrors(collectErrors()) };
  };
});
const compileSerializer = SerializerCompiler()({}, {});
const serializerOf = memoize((schema) =>
  lazy(() => compileSerializer({ schema: withoutTextLengths(schema) } as never) as unknown as (data: unknown) => string)
);

type ValidationErrors = FastifySchemaValidationError[];
type Validator = ((input: unknown) => unknown) & { errors?: unknown };

const compileFailFast = ajvCompiler(false);
const compileCollectingAll = ajvCompiler(true);

function ajvCompiler(allErrors: boolean): (schema: FastifySchema) => Validator {
  // Regions and names are marked for translation in responses; as input they are plain text.
  const keywords = ['x-local-text'];
  const compile = AjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, allErrors, keywords } }
  );
  // Typed for a bare schema, but called with a route definition.
  return (schema) => compile({ schema }) as Validator;
}

function lazy<T>(create: () => T): () => T {
  let value: { of: T } | undefined;
  return () => (value ??= { of: create() }).of;
}

function memoize<T>(create: (schema: FastifySchema) => T): (schema: FastifySchema) => T {
  const results = new WeakMap<FastifySchema, T>();
  return (schema) => {
    const known = results.get(schema);
    if (known !== undefined) return known;
    const result = create(schema);
    results.set(schema, result);
    return result;
  };
}

/** Returns the errors of a validator, which would keep them in memory until its next call. */
function takeErrors(validator: Validator): ValidationErrors {
  const found = validator.errors as ValidationErrors;
  validator.errors = null;
  return found;
}

function isSmall(input: unknown): boolean {
  const left: unknown[] = [input];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen + left.length > SMALL_INPUT_SIZE) return false;
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      if (left.push(value[key as keyof typeof value]) > SMALL_INPUT_SIZE) return false;
    }
  }
  return true;
}
