import type { mendAgreement, mendForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { MendTools } from '../mend/mend.commands.ts';
import { agreeToPageMending, dropPageMending, orderPageMending } from '../mend/page-mend.commands.ts';
import { designerOf } from './designer-link.policy.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';
import type { DesignerTools } from './designer-upload.commands.ts';
import { usedBy } from './designer-upload.commands.ts';

type Tools = DesignerTools & MendTools;

/** Orders a mended file beside the one of a link's page, by its exhibitor's rules. @throws as {@link orderPageMending} */
export const orderMendingByLink = (
  tools: Tools,
  link: OpenDesignerLink,
  ip: string,
  form: z.output<typeof mendForm>,
): Promise<void> =>
  orderPageMending(tools, designerOf(link, ip), link.page.id, { ...form, language: link.language });

/** Makes the mended file that of a link's page; its exhibitor is told as of an upload. @throws as {@link agreeToPageMending} */
export const agreeToMendingByLink = (
  tools: Tools,
  link: OpenDesignerLink,
  ip: string,
  form: z.output<typeof mendAgreement>,
): Promise<void> => agreeToPageMending(tools, designerOf(link, ip), link.page.id, form, usedBy(tools, link));

/** Drops the mended file, or takes back the uploaded one. @throws as {@link dropPageMending} */
export const dropMendingByLink = (tools: Tools, link: OpenDesignerLink, ip: string): Promise<void> =>
  dropPageMending(tools, designerOf(link, ip), link.page.id);
