import type { RequestHandler } from 'express';
import express from 'express';
import { withinBytes } from './body-limit.ts';

/** Largest form of an ordinary call, in bytes, and how many fields it may have. */
const MAX_FORM_BYTES = 4_096;
const MAX_FIELDS = 20;

const parse = express.urlencoded({ extended: false, limit: MAX_FORM_BYTES, parameterLimit: MAX_FIELDS });

/** Reads a form as browsers encode it without a file. Throws 400 or 413. */
export const urlForm: RequestHandler = withinBytes(MAX_FORM_BYTES, parse);
