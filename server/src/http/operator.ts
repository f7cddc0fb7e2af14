import { isSameToken } from './bearerToken';

/** Returns whether a bearer token is the operator's. Without OPERATOR_TOKEN there is no operator. */
export function isOperatorToken(token: string | undefined, operatorToken: string | undefined): boolean {
  return operatorToken !== undefined && isSameToken(token, operatorToken);
}
