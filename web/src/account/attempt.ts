/** Tries something, says that it is done or why not; whether it is done. */
export type Attempt = (done: string, work: () => Promise<unknown>) => Promise<boolean>;
