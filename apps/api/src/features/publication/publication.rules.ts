/** The job that makes an edition. */
export const PUBLISH_EDITION = 'publish-edition';

/** A catalogue has only one publication that somebody ordered at a time. */
export const publicationKey = (catalogId: number) => `publish-edition:${catalogId}`;
