/** Answers of the API that came with the page, which the server has drawn from them. Undefined where there are no pages. */
export type TakeGivenAnswer = ((url: string, language: string) => unknown) | undefined;
