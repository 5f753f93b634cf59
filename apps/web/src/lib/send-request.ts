import { type Answer, FailedCall } from './failed-call.ts';

/** A request as it is sent. */
export interface Request {
  method: string;
  /** Below `/api`. */
  url: string;
  /** The query; what is undefined or null is left out. */
  params?: object | undefined;
  /** A form as it is, anything else as JSON. */
  data?: unknown;
  headers?: Record<string, string>;
  /** What the answer is read as; JSON by default. */
  as?: 'blob';
  signal?: AbortSignal | undefined;
  onUploadProgress?: ((event: { loaded: number; total?: number }) => void) | undefined;
}

/**
 * Sends a request. By XMLHttpRequest, which knows how much of an upload has left.
 * @throws FailedCall when there is no answer; an answer of any status is returned
 */
export function sendRequest(request: Request): Promise<Answer> {
  const { method, url, params, data, headers = {}, as, signal, onUploadProgress } = request;
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    sent.open(method, `/api${withQuery(url, params)}`);
    sent.responseType = as ?? 'text';
    const isJson = data !== undefined && !(data instanceof FormData);
    if (isJson) sent.setRequestHeader('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
    if (onUploadProgress)
      sent.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onUploadProgress(lengthComputable ? { loaded, total } : { loaded });
    const stop = () => sent.abort();
    signal?.addEventListener('abort', stop);
    sent.onloadend = () => {
      signal?.removeEventListener('abort', stop);
      if (sent.status === 0) reject(new FailedCall());
      else resolve(read(sent));
    };
    if (signal?.aborted) reject(new FailedCall());
    else sent.send(isJson ? JSON.stringify(data) : (data as FormData | undefined));
  });
}

/** The address of a file may have a query of its own already. */
function withQuery(url: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const text = query.toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}

/** A file is what it is, whatever its type; a refusal in its place is parsed as any other. */
async function read(sent: XMLHttpRequest): Promise<Answer> {
  const { status, response } = sent;
  const header = (name: string) => sent.getResponseHeader(name);
  const isFile = response instanceof Blob && status < 300;
  if (isFile || !header('content-type')?.startsWith('application/json'))
    return { status, data: response, header };
  const text = response instanceof Blob ? await response.text() : String(response);
  return { status, data: JSON.parse(text), header };
}
