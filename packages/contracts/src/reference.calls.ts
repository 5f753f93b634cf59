import type { z } from 'zod';
import { awardForm, awardItem, awardList } from './award.ts';
import { bottleSizeForm, bottleSizeItem, bottleSizeList } from './bottle-size.ts';
import { byId } from './call-params.ts';
import { countryForm, countryItem, countryList } from './country.ts';
import { deckForm, deckItem, deckList, shipForm, shipItem, shipList } from './fleet.ts';
import { grapeVarietyForm, grapeVarietyItem, grapeVarietyList } from './grape-variety.ts';
import { paging } from './list.ts';
import { pageTitleForm, pageTitleItem, pageTitleList } from './page-title.ts';
import { deleted, item, listOf, listOrNearest } from './primitives.ts';
import { regionForm, regionItem, regionList } from './region.ts';
import { serviceForm, serviceItem, serviceList } from './service.ts';
import { standForm, standItem, standList } from './stand.ts';
import { wineCategoryForm, wineCategoryItem, wineCategoryList } from './wine-category.ts';
import { wineTypeForm, wineTypeItem, wineTypeList } from './wine-type.ts';

type ItemAnswer<Item extends z.ZodType> = ReturnType<typeof item<Item>>;
type ListAnswer<Item extends z.ZodType> = ReturnType<typeof listOf<Item>>;
type ById = typeof byId;

type ReferenceCalls<
  Name extends string,
  Item extends z.ZodType,
  Form extends z.ZodType,
  Query extends z.ZodType,
> = {
  [K in `GET /${Name}`]: { query: Query; reply: ListAnswer<Item> };
} & {
  [K in `GET /${Name}/:perPage/:page`]: { params: typeof paging; query: Query; reply: ListAnswer<Item> };
} & {
  [K in `GET /${Name}/:id`]: { params: ById; reply: ItemAnswer<Item> };
} & {
  [K in `POST /${Name}`]: { body: Form; reply: ItemAnswer<Item> };
} & {
  [K in `PUT /${Name}/:id`]: { params: ById; body: Form; reply: ItemAnswer<Item> };
} & {
  [K in `DELETE /${Name}/:id`]: { params: ById; reply: typeof deleted };
} & {
  [K in `GET /${Name}/removable/:id`]: { params: ById; reply: typeof deleted };
};

/** The seven calls of all reference data: everything, a page of it, one, add, change, delete, and whether that is refused. */
function referenceCalls<
  const Name extends string,
  Item extends z.ZodType,
  Form extends z.ZodType,
  Query extends z.ZodType,
>(name: Name, schema: Item, body: Form, query: Query): ReferenceCalls<Name, Item, Form, Query> {
  const [one, list] = [item(schema), listOf(schema)];
  return {
    [`GET /${name}`]: { query, reply: list },
    [`GET /${name}/:perPage/:page`]: { params: paging, query, reply: list },
    [`GET /${name}/:id`]: { params: byId, reply: one },
    [`POST /${name}`]: { body, reply: one },
    [`PUT /${name}/:id`]: { params: byId, body, reply: one },
    [`DELETE /${name}/:id`]: { params: byId, reply: deleted },
    [`GET /${name}/removable/:id`]: { params: byId, reply: deleted },
    // A computed key is any string to the compiler; the type lists the seven.
  } as ReferenceCalls<Name, Item, Form, Query>;
}

/** The resources of the forms' choices. */
export const referenceDataCalls = {
  ...referenceCalls('award', awardItem, awardForm, awardList),
  ...referenceCalls('bottle-size', bottleSizeItem, bottleSizeForm, bottleSizeList),
  ...referenceCalls('country', countryItem, countryForm, countryList),
  ...referenceCalls('deck', deckItem, deckForm, deckList),
  ...referenceCalls('grape-variety', grapeVarietyItem, grapeVarietyForm, grapeVarietyList),
  ...referenceCalls('page-title', pageTitleItem, pageTitleForm, pageTitleList),
  ...referenceCalls('region', regionItem, regionForm, regionList),
  ...referenceCalls('service', serviceItem, serviceForm, serviceList),
  ...referenceCalls('ship', shipItem, shipForm, shipList),
  ...referenceCalls('stand', standItem, standForm, standList),
  // Also found by who has them.
  'GET /stand/:perPage/:page': { params: paging, query: standList, reply: listOrNearest(standItem) },
  ...referenceCalls('wine-category', wineCategoryItem, wineCategoryForm, wineCategoryList),
  ...referenceCalls('wine-type', wineTypeItem, wineTypeForm, wineTypeList),
  'GET /wine/wine-category': { query: wineCategoryList, reply: listOf(wineCategoryItem) },
};

type NameIn<Call> = Call extends `DELETE /${infer Name}/:id` ? Name : never;

/** The name of a resource of reference data, as in its paths. */
export type ReferenceName = NameIn<keyof typeof referenceDataCalls>;
