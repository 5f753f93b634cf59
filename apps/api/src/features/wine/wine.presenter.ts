import type { WineItem, winePrice } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { WineRow } from './wine.queries.ts';
import { shownColumns } from './wine-record.rules.ts';

type Price = z.output<typeof winePrice>;

const presentPrices = ({ id, prices }: WineRow): Price[] =>
  prices.map((row) => ({ ...row, price: Number(row.price), wine_id: id }));

/** A wine on the wire. */
export const presentWine = (row: WineRow): WineItem => ({
  id: row.id,
  ...shownColumns(row),
  region: row.region,
  award: row.award,
  wine_type: row.wine_type,
  wine_category: row.wine_category,
  grape_varieties: row.grapes,
  grape_varieties_count: row.grapes.length,
  user_id: row.user.id,
  user: row.user,
  created_by: row.creator.id,
  creator: { id: row.creator.id, email: row.creator.email },
  isCreatedByAdmin: isAdministrator(row.creator.role as Parameters<typeof isAdministrator>[0]) ? 1 : 0,
  logo: row.picture?.name ?? null,
  mimetype: row.picture?.mime_type ?? null,
  bottleSizes: presentPrices(row),
  version: row.version,
});
