import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from './blocks.tsx';
import { manualCss } from './manual.css.ts';
import type { Manual, Step } from './manual.ts';
import type { PictureId } from './pictures.ts';

/**
 * A manual as an HTML document for print in A4. An element with `data-page-of` gets the number of the page on which the
 * element with that id is printed.
 * @param pictureUrl the address of a picture; nothing is fetched when printing, so it is a `data:` URL
 */
export function manualDocument(manual: Manual, pictureUrl: (id: PictureId) => string): string {
  const figure = ({ picture, shows = '' }: Step) =>
    picture && (
      <figure>
        <img src={pictureUrl(picture)} alt={shows} />
        <figcaption>{shows}</figcaption>
      </figure>
    );
  return renderToStaticMarkup(
    <html lang={manual.locale}>
      <head>
        <title>{manual.title}</title>
        <style>{manualCss(manual.title)}</style>
      </head>
      <body>
        <header>
          <p className="brand">Rebblatt</p>
          <h1>{manual.title}</h1>
          <p className="lead">{manual.lead}</p>
        </header>
        <nav>
          <p className="contents">{manual.contents}</p>
          <ol>
            {manual.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="title">{title}</span>
                  <span className="leader" />
                  <span data-page-of={id}>00</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {manual.chapters.map(({ id, title, blocks }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <Blocks blocks={blocks} figure={figure} />
            </section>
          ))}
        </main>
      </body>
    </html>,
  );
}
