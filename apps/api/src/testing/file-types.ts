import { calls } from '@rebblatt/contracts';

const files = Object.entries(calls).flatMap(([name, call]) => {
  const [method = '', path = ''] = name.split(' ');
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return call.reply === 'file' ? [{ method, pattern, types: call.types ?? [] }] : [];
});

/**
 * Holds the type of a file that was answered against the contract of its call, which programs read as the API's
 * description.
 * @param path under `/api`, with or without a query
 * @throws Error when the file has another type than those named
 */
export function mustBeAsDescribed(method: string, path: string, response: Response): void {
  const [address = ''] = path.split('?');
  const call = files.find((one) => one.method === method && one.pattern.test(address));
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!call || !response.ok || response.status === 204) return;
  if (!call.types.some((known) => known === type))
    throw new Error(`${method} ${address} answered ${type}, and is described as ${call.types.join(' or ')}.`);
}
