import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The floor of visitors' pages: the same bytes with the same headers from memory, by a server that does nothing else. It
 * imports nothing of the product. `floor-visitors.ts <file of answers> <port>`
 */
interface Answer {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

const [file = '', port] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Answer>).map(
    ([path, { headers, body }]) => [path, { headers, etag: headers.etag, body: Buffer.from(body, 'base64') }],
  ),
);

createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (!answer) {
    res.writeHead(404).end();
    return;
  }
  if (req.headers['if-none-match'] === answer.etag) {
    res.writeHead(304, { etag: answer.etag }).end();
    return;
  }
  res.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), '127.0.0.1');
process.on('disconnect', () => process.exit());
