import express from 'express';
import { visibleWines } from '../features/wine/wine.policy.ts';
import { listWines } from '../features/wine/wine.queries.ts';
import { connectDatabase } from '../lib/database.ts';

/**
 * The floor of the lists: the very same SQL, ids first, behind a bare Express route, without session, contracts or
 * anything else of the product. `floor-server.ts <database url> <port>`
 */
const [url = '', port] = process.argv.slice(2);
const db = connectDatabase(url);
const everything = visibleWines({
  userId: 0,
  email: '',
  role: 'ADMIN',
  active: true,
  sessionId: '',
  adminId: null,
  ip: '',
});

const app = express();
app.get('/wine/:perPage/:page', async (req, res) => {
  const { search } = req.query;
  const query = { sort: [], search: typeof search === 'string' ? search : '' };
  const paging = { perPage: Number(req.params.perPage), page: Number(req.params.page) };
  const { rows, total } = await listWines(db, everything, query, paging);
  res.json({ data: rows, total });
});
app.listen(Number(port), '127.0.0.1');
process.on('disconnect', () => process.exit());
