/** What the server answered. */
export interface Answer<Data = unknown> {
  status: number;
  data: Data;
  /** A header by its name, null where there is none. */
  header: (name: string) => string | null;
}

/** A call that the server refused, or that it never answered: then without a response. */
export class FailedCall extends Error {
  readonly response: Answer | undefined;

  constructor(response?: Answer) {
    super(response ? `The server answered ${response.status}.` : 'The server did not answer.');
    this.response = response;
  }
}
