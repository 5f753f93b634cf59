import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  accountUpdate,
  addWinePage,
  adminCreate,
  adminRequestUpdate,
  backEndEvents,
  calls,
  catalogCreate,
  exhibitorCreate,
  exhibitorUpdate,
  fieldErrorsOf,
  ownExhibitorUpdate,
  pageCategoryCreate,
  pageCategoryUpdate,
  pageCreate,
  pagesBulk,
  pageUpdate,
  printSettingForm,
  register,
  requestCreate,
  resetPassword,
  standForm,
  wineCreate,
} from './index.ts';

/** What a schema says about a form, by field. */
function faultsOf(schema: z.ZodType, form: object): Record<string, string> {
  const { error } = schema.safeParse(form, { reportInput: true });
  const errors = fieldErrorsOf(error ?? expect.fail('it was accepted'));
  return Object.fromEntries(
    Object.entries(errors).map(([field, all]) => [field, all.map(({ key }) => key.split('.')[1]).join()]),
  );
}

const pair = { password: 'Steg am Ufer', passwordRepeat: 'Anders' };
const days = { from: '2030-02-01', to: '2030-01-01' };

describe('a rule over several fields is told together with what is missing elsewhere', () => {
  it.each<[what: string, schema: z.ZodType, form: object, fields: Record<string, string>]>([
    ['an empty wine page', addWinePage, { type: 1 }, { page_title_id: 'required', stand_id: 'required' }],
    [
      'a page without a type',
      pageCreate,
      { catalog_id: 'x' },
      { catalog_id: 'numeric', description: 'required' },
    ],
    [
      'a catalogue',
      catalogCreate,
      { ...days },
      { name: 'required', catalog_type: 'required', to: 'not-before' },
    ],
    [
      'an exhibitor',
      exhibitorCreate,
      pair,
      { company_name: 'required', email: 'required', passwordRepeat: 'confirmed' },
    ],
    ['a profile', exhibitorUpdate, { ...pair, email: '?' }, { email: 'email', passwordRepeat: 'confirmed' }],
    ['an administrator', adminCreate, pair, { email: 'required', passwordRepeat: 'confirmed' }],
    [
      'an own account',
      accountUpdate,
      { password: 'Steg am Ufer', passwordRepeat: 'Anders' },
      { oldPassword: 'required', passwordRepeat: 'confirmed' },
    ],
    [
      'an own profile',
      ownExhibitorUpdate('wir@fair.test'),
      { ...pair, company_name: '' },
      { company_name: 'required', oldPassword: 'required', passwordRepeat: 'confirmed' },
    ],
    [
      'an own profile with another address',
      ownExhibitorUpdate('wir@fair.test'),
      { email: 'neu@fair.test', company_name: '' },
      { company_name: 'required', oldPassword: 'required' },
    ],
    [
      'an own profile with an address that is none',
      ownExhibitorUpdate('wir@fair.test'),
      { email: 'neu@', oldPassword: '' },
      { email: 'email', oldPassword: 'required' },
    ],
    [
      'an own profile with a password that is too short',
      ownExhibitorUpdate('wir@fair.test'),
      { password: 'kurz', passwordRepeat: '', oldPassword: '' },
      { password: 'min-length', passwordRepeat: 'confirmed', oldPassword: 'required' },
    ],
    [
      'an own account with a password that is too short',
      accountUpdate,
      { password: 'kurz' },
      { password: 'min-length', passwordRepeat: 'confirmed', oldPassword: 'required' },
    ],
    [
      'a remark whose place is none',
      pageUpdate,
      { remarks: [{ text: 'Hier.', x_mm: 'links' }] },
      { 'remarks.0.x_mm': 'numeric', 'remarks.0.y_mm': 'required' },
    ],
    [
      'a category',
      pageCategoryCreate,
      { page_id: 1, bottle_size1_id: 4, bottle_size2_id: 4 },
      { category: 'required', bottle_size2_id: 'duplicate' },
    ],
    [
      'the sizes of a category',
      pageCategoryUpdate,
      { category: '', bottle_size1: { id: 4 }, bottle_size2_id: '4' },
      { category: 'required', bottle_size2_id: 'duplicate' },
    ],
    [
      'a registration',
      register,
      { password: pair.password, password_confirmation: 'Anders' },
      { email: 'required', company_name: 'required', password_confirmation: 'confirmed' },
    ],
    [
      'a new password',
      resetPassword,
      { password: pair.password, password_confirmation: 'Anders' },
      { email: 'required', token: 'required', password_confirmation: 'confirmed' },
    ],
    [
      'a stand on a ship',
      standForm,
      { catalog_type: 2 },
      { stand: 'required', ship: 'required', deck: 'required' },
    ],
    [
      'a stand with half a place',
      standForm,
      { catalog_type: 2, ship: 7 },
      { stand: 'required', ship: 'invalid', deck: 'required' },
    ],
    [
      'many rejections',
      pagesBulk,
      { step: 'reject' },
      { pages: 'required', comment: 'rejection-needs-comment' },
    ],
    [
      'a remark',
      pageUpdate,
      { remarks: [{ x_mm: 10 }] },
      { 'remarks.0.text': 'required', 'remarks.0.y_mm': 'required' },
    ],
    ['an event', backEndEvents, {}, { name: 'required', data: 'required', channels: 'required' }],
    [
      'thresholds',
      printSettingForm,
      {
        thresholds: {
          image_ppi_error: 300,
          image_ppi_warning: 100,
          max_ink_percent: 'viel',
          bitmap_ppi_error: 'x',
        },
      },
      {
        'thresholds.image_ppi_warning': 'below-limit',
        'thresholds.bitmap_ppi_error': 'numeric',
      },
    ],
    [
      'the prices of a wine',
      wineCreate,
      {
        wine: 'Räuschling',
        region_id: 1,
        wine_type_id: 1,
        alcohol_content_level: 20,
        grape_varieties: [4, 4, 'x'],
        bottle_size: [{ bottle_size_id: 1, price: 9 }, { bottle_size_id: 1 }],
      },
      {
        'bottle_size.1.price': 'required',
        'bottle_size.1.bottle_size_id': 'duplicate',
        'grape_varieties.2': 'numeric',
        'grape_varieties.1': 'duplicate',
      },
    ],
    [
      'the services of a request',
      requestCreate,
      { count_stands: 1, service: { 1: { service_id: 2, amount: 1 }, 3: { service_id: 3, amount: 'x' } } },
      { count_pages_wine: 'required', 'service.1.service_id': 'invalid', 'service.3.amount': 'numeric' },
    ],
    [
      'the rows of an acceptance',
      adminRequestUpdate,
      {
        accepted: 1,
        stand: [1, 1, 'x'],
        winePages: [
          { pageId: 5, standId: 1 },
          { pageId: 5, pageTitleId: 1 },
        ],
      },
      {
        'stand.2': 'numeric',
        'stand.1': 'duplicate',
        'winePages.0.pageTitleId': 'required',
        'winePages.1.standId': 'required',
        'winePages.1.pageId': 'duplicate',
      },
    ],
  ])('%s', (_what, schema, form, fields) => {
    expect(faultsOf(schema, form)).toMatchObject(fields);
  });

  it('and is silent while a field that it reads is wrong by itself', () => {
    expect(
      faultsOf(catalogCreate, { name: 'Messe', catalog_type: 1, from: '2030-02-01', to: 'morgen' }),
    ).toEqual({ to: 'date,date' });
    expect(
      faultsOf(adminCreate, { email: 'a@fair.test', password: 'kurz', passwordRepeat: 'anders' }),
    ).toEqual({
      password: 'min-length',
    });
    expect(faultsOf(addWinePage, { page_title_id: 1, type: 9 })).toEqual({ type: 'max' });
  });
});

it('the own address, however it is written, needs no password', () => {
  const own = ownExhibitorUpdate('wir@müller.test');
  expect(faultsOf(own, { email: ' WIR@Müller.test', company_name: '' })).toEqual({
    company_name: 'required',
  });
  expect(own.safeParse({ company_name: 'Am Steg' }).success).toBe(true);
});

/** The schemas in a schema, itself included. */
function* within(schema: z.core.$ZodType, seen = new Set<unknown>()): Generator<z.core.$ZodType> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  const parts = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null || '_zod' in value ? [value] : Object.values(value);
  for (const part of Object.values(schema._zod.def).flatMap(parts))
    if (typeof part === 'object' && part !== null && '_zod' in part && 'def' in (part._zod as object))
      yield* within(part as z.core.$ZodType, seen);
}

const severalValues = ['object', 'record', 'array', 'union'];

/** Rules over the values of an object or list that wait until all of them are right. */
function waitingRules(schema: z.ZodType): string[] {
  return [...within(schema)].flatMap(({ _zod: { def } }) => {
    if (!severalValues.includes(def.type)) return [];
    const rules = (def.checks ?? []).filter(({ _zod }) => _zod.def.check === 'custom');
    return rules.filter(({ _zod }) => !_zod.def.when).map(() => def.type);
  });
}

it('no call has a rule over several fields that waits for the others', () => {
  const waiting = Object.entries(calls).flatMap(([name, call]) =>
    Object.entries(call as Record<string, unknown>).flatMap(([part, schema]) =>
      ['reply', 'upload', 'types'].includes(part)
        ? []
        : waitingRules(schema as z.ZodType).map((type) => `${name} ${part} ${type}`),
    ),
  );
  expect(waiting).toEqual([]);
});
