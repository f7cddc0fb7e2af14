import { createContext } from 'react';

/** Id of the element that shows the error of the field around an input; undefined without an error. */
export const FieldErrorId = createContext<string | undefined>(undefined);
