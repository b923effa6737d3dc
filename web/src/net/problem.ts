// What went wrong between client and server, as something that can be thrown.

import type { Problem, ProblemCode } from '$wire';

/** Codes of the client's own, where no answer came. */
export type LocalCode = 'offline' | 'unexpected';

export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode | LocalCode,
    readonly problem?: Problem,
  ) {
    super(problem?.text ?? code);
  }
}

export const asProblem = (error: unknown): ProblemError =>
  error instanceof ProblemError ? error : new ProblemError('unexpected');
