import type { Participation } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { requestTones } from '../../progress.rules.ts';
import { Section } from './section.tsx';

/** What the exhibitor ordered for the catalogue, and the stands they got. */
export function Ordered({ request, stands }: Pick<Participation, 'request' | 'stands'>) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.standing.participation.ordered)}>
      {request ? (
        <>
          <p>
            <StatusTag tone={requestTones[request.state]}>
              {t(($) => $.standing.request[request.state])}
            </StatusTag>{' '}
            <Link to={`/admin-request/edit/${request.id}`}>
              {t(($) => $.standing.participation.openRequest)}
            </Link>
          </p>
          <p>
            {t(($) => $.standing.participation.counts, {
              stands: request.count_stands,
              wine: request.count_pages_wine,
              ads: request.count_pages_advertising,
            })}
          </p>
          {request.deck !== null && <p>{t(($) => $.request.wish.is, { deck: request.deck })}</p>}
          {request.exhibitor_comment && <blockquote>{request.exhibitor_comment}</blockquote>}
        </>
      ) : (
        <p>{t(($) => $.standing.participation.noRequest)}</p>
      )}
      <p>
        {stands.length > 0
          ? t(($) => $.standing.participation.stands, { stands: stands.join(', ') })
          : t(($) => $.standing.participation.noStands)}
      </p>
    </Section>
  );
}
