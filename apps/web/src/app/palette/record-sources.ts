import { Anchor, BookOpen, Building2, Wine } from 'lucide-react';
import { sheetOf } from '../../features/exhibitor/exhibitor-sheet.rules.ts';
import { wineName } from '../../features/wine/wine.form.ts';
import { formatDate } from '../../lib/date.ts';
import { fetchList } from '../../lib/list-call.ts';
import { EVERYBODY, isOrganiser, ORGANISER } from '../../lib/screen.ts';
import { shownName } from '../../reference/shown-name.ts';
import { type AskedSource, firstRows, listFor, saysEnough } from './palette-source.ts';

/** Catalogues by name; they open with their pages. */
export const catalogs: AskedSource = {
  key: 'catalogs',
  heading: ($) => $.catalog.title,
  roles: ORGANISER,
  asks: saysEnough,
  async find(_context, typed, signal) {
    const { data, total } = await fetchList('GET /catalog/:perPage/:page', firstRows(typed), { signal });
    return {
      total,
      list: listFor('/catalog', typed),
      destinations: data.map(({ id, name, from, to }) => ({
        to: `/catalog/${id}/page`,
        label: name,
        detail: `${formatDate(from)} – ${formatDate(to)}`,
        icon: BookOpen,
      })),
    };
  },
};

/**
 * Exhibitors by company, place, e-mail and telephone; they open with all there is of them for the current catalogue, or
 * with their form if they do not take part.
 */
export const exhibitors: AskedSource = {
  key: 'exhibitors',
  heading: ($) => $.exhibitor.title,
  roles: ORGANISER,
  asks: saysEnough,
  async find({ t, currentCatalog }, typed, signal) {
    const { data, total, nearest } = await fetchList('GET /exhibitor/:perPage/:page', firstRows(typed), {
      signal,
    });
    if (nearest?.length)
      return {
        total: nearest.length,
        near: true,
        list: listFor('/exhibitor', typed),
        destinations: nearest.map(({ id, company_name, catalogs: takesPartIn = [], active }) => ({
          to: sheetOf({ id, catalogs: takesPartIn, active }, currentCatalog?.id) ?? `/exhibitor/edit/${id}`,
          label: company_name,
          detail: t(($) => $.palette.meant),
          icon: Building2,
        })),
      };
    return {
      total,
      list: listFor('/exhibitor', typed),
      destinations: data.map(({ id, company_name, city, email, catalogs: takesPartIn, active }) => ({
        to: sheetOf({ id, catalogs: takesPartIn, active }, currentCatalog?.id) ?? `/exhibitor/edit/${id}`,
        label: company_name,
        detail: [city, email].filter(Boolean).join(' · '),
        icon: Building2,
      })),
    };
  },
};

/** "Z-11", "Stand Z-11", "emplacement 4": what only a stand is called; a bare number is a position. */
const STAND_NAME = /^(?:(?:stand|emplacement|booth)\s+\S*\d|[a-z]+[- ]?\d)\S*$/i;

/** Stands by name, also those that nobody has; they open with their form. */
export const stands: AskedSource = {
  key: 'stands',
  heading: ($) => $.stand.title,
  roles: ORGANISER,
  asks: (typed) => STAND_NAME.test(typed),
  async find(_context, typed, signal) {
    const { data, total } = await fetchList('GET /stand/:perPage/:page', firstRows(typed), { signal });
    return {
      total,
      list: listFor('/stand', typed),
      destinations: data.map(({ id, stand, ship, deck, holder }) => ({
        to: `/stand/edit/${id}`,
        label: stand,
        detail: [ship, deck, holder?.company_name].filter(Boolean).join(' · '),
        icon: Anchor,
      })),
    };
  },
};

/** Wines, for exhibitors only their own; they open with their form. */
export const wines: AskedSource = {
  key: 'wines',
  heading: ($) => $.wine.title,
  roles: EVERYBODY,
  asks: saysEnough,
  async find({ role }, typed, signal) {
    const { data, total } = await fetchList('GET /wine/:perPage/:page', firstRows(typed), { signal });
    const path = isOrganiser(role) ? '/wine' : '/exhibitor-wine';
    return {
      total,
      list: listFor(path, typed),
      destinations: data.map((wine) => ({
        to: `${path}/edit/${wine.id}`,
        label: wineName(wine),
        detail: isOrganiser(role) ? wine.user.company_name : shownName(wine.region, wine.region.name),
        icon: Wine,
      })),
    };
  },
};
