import { isUnchecked, isUploadedPage, type WaitingPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NotChecked } from '../../../preflight/lazy-not-checked.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Mending } from '../../../preflight/mending/mending.parts.ts';
import { Override } from '../../../preflight/override.tsx';
import { shownName } from '../../../reference/shown-name.ts';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { sheetAt } from '../../exhibitor/exhibitor-sheet.rules.ts';
import { pageOne } from '../../page/page.api.ts';
import {
  checkPageAgain,
  choosePageOfFile,
  overridePageErrors,
  pageMending,
  reportPicture,
  withdrawPageOverride,
} from '../../page/page-file.api.ts';
import { Answered } from './answered.tsx';
import { Facts } from './facts.tsx';

/** Who released a page, and when. */
function releaseOf(t: Translate, { released_at, released_by }: WaitingPage): string | null {
  if (released_at === null) return null;
  const at = formatDateTime(released_at);
  if (!released_by?.name) return at;
  const by = t(($) => $.decide.releasedBy, { at, name: released_by.name });
  const { on_behalf } = released_by;
  return on_behalf ? `${by}, ${t(($) => $.decide.onBehalf, { company: on_behalf })}` : by;
}

/** Whose page it is, where it stands and who released it; of an ad also what its check found. */
export function PageFacts({ page }: { page: WaitingPage }) {
  const { t } = useTranslation();
  const { catalog_id, exhibitor, contact, stand, page_title: title } = page;
  const place = stand && [stand.stand, stand.ship, stand.deck].filter(Boolean).join(', ');
  return (
    <>
      <Facts
        facts={[
          {
            label: t(($) => $.decide.exhibitor),
            value: exhibitor && <Link to={sheetAt(catalog_id, exhibitor.id)}>{exhibitor.company_name}</Link>,
          },
          {
            label: t(($) => $.decide.contact),
            value: contact && <ContactLinks {...contact} />,
          },
          { label: t(($) => $.decide.position), value: page.position },
          { label: t(($) => $.decide.stand), value: place },
          { label: t(($) => $.decide.pageTitle), value: title && shownName(title, title.name) },
          { label: t(($) => $.decide.release), value: releaseOf(t, page) },
          { label: t(($) => $.decide.comment), value: page.comment },
          { label: t(($) => $.decide.file), value: page.content_pdf },
        ]}
      />
      {page.answered && <Answered {...page.answered} />}
      {isUploadedPage(page.page_type) && <FileReport page={page} />}
    </>
  );
}

function FileReport({ page: { id } }: { page: WaitingPage }) {
  const { data: page } = useQuery(pageOne(String(id)));
  if (!page) return null;
  if (isUnchecked({ status: page.status.status, report: page.content_report }))
    return <NotChecked check={() => checkPageAgain(page)} />;
  if (!page.content_report) return null;
  return (
    <>
      <ReportView
        report={page.content_report}
        pictureOf={(at) => reportPicture(page, at)}
        choose={(at) => choosePageOfFile(page, at)}
      />
      {(page.content_report.findings.length > 0 || page.earlier_pdf !== null) && (
        <Mending
          calls={pageMending(page)}
          forOwner={page.exhibitor !== null}
          open={page.status.status !== 0}
        />
      )}
      <Override
        about={`page-${page.id}`}
        report={page.content_report}
        override={page.content_override}
        open={page.editable === 1}
        decide={(form) => overridePageErrors(page, form)}
        withdraw={() => withdrawPageOverride(page)}
      />
    </>
  );
}
