import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRetry } from '../../../lib/connection.ts';
import { pageOne } from '../../page/page.api.ts';
import { CANDIDATES, categoriesOf } from '../../page-category/page-category.api.ts';
import type { PageContent } from './content.rules.ts';
import type { Editing } from './editing.ts';

/**
 * Synchronises an editor with the query cache: newer data updates the editor, saved changes update the cache.
 */
export function useStored({ queue }: Editing, content: PageContent): void {
  const client = useQueryClient();

  useEffect(() => {
    if (queue.waiting() === 0) queue.store(content);
  }, [queue, content]);

  useEffect(() => {
    const { id } = queue.shown.get().page;
    const categories = categoriesOf(id).queryKey;
    return queue.state.subscribe(() => {
      const { step } = queue.state.get();
      // A response requested before a change was stored would restore the old state.
      if (step === 'saving') {
        void client.cancelQueries({ queryKey: categories });
        void client.cancelQueries({ queryKey: pageOne(String(id)).queryKey });
      }
      if (step !== 'saved') return;
      client.setQueryData(categories, queue.shown.get().categories);
      void client.invalidateQueries({ queryKey: CANDIDATES });
    });
  }, [queue, client]);

  useEffect(() => {
    const retry = createRetry(() => {
      if (queue.state.get().step === 'failed') queue.retry();
    });
    const follow = () => {
      const { step } = queue.state.get();
      if (step === 'failed') retry.failed();
      else if (step === 'saved') retry.done();
    };
    const unfollow = queue.state.subscribe(follow);
    return () => {
      unfollow();
      retry.stop();
    };
  }, [queue]);
}
