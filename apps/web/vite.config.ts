import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Where the REST server listens while developing; `npm run dev` sets it. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:8000';

/** Paths that belong to the server and must never be answered from the shell or its cache. */
const serverPaths = [/^\/api/, /^\/broadcasting/, /^\/socket\.io/, /^\/app\//, /^\/apps\//, /^\/print\//];
/** The catalogue for visitors: whoever works here reads it as they do. */
const visitorPaths = [/^\/katalog(?:[/?]|$)/, /^\/s\//, /^\/robots\.txt/];
const websocketDashboard = /^\/websockets\/(api|auth|event)/;

/**
 * What libraries carry for other surroundings and never reaches a browser that runs this client: no list of ours is endless, no query suspends its component or throws in
 * it; the live channel is a websocket from its first byte; a choice is never a card, what is chosen has no order of its
 * own, nothing has a menu of its own on the right mouse button, no panel has an arrow, buttons, icons and boxes to tick
 * stand for themselves, nothing is said below a field that is right, and what loads is a ring.
 */
const unused = [
  { in: '/@tanstack/react-query/', files: /\/(suspense|errorBoundaryUtils)\.js$/ },
  { in: '/@tanstack/query-core/', files: /\/infiniteQueryBehavior\.js$/ },
  {
    in: '/@mantine/core/esm/components/',
    files:
      /\/(RadioCard|RadioIndicator|CheckboxCard|CheckboxIndicator|PopoverContextMenu|MenuContextMenu|FloatingArrow|get-arrow-position-styles|use-pills-reorder|(Button|ActionIcon)Group(Section)?|CheckboxGroup|InputSuccess|Bars|Dots)\.mjs$/,
  },
  { in: '/engine.io-client/build/esm/', files: /\/(polling-(xhr|xhr\.node|fetch)|webtransport)\.js$/ },
];
const names = [
  ...['XHR', 'Fetch', 'WT', 'infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  ...[
    'RadioCard',
    'RadioCardContext',
    'RadioIndicator',
    'CheckboxCard',
    'CheckboxCardContext',
    'CheckboxIndicator',
  ],
  ...['PopoverContextMenu', 'MenuContextMenu'],
  ...['ButtonGroup', 'ButtonGroupSection', 'ActionIconGroup', 'ActionIconGroupSection'],
  ...['CheckboxGroup', 'InputSuccess', 'Bars', 'Dots'],
];
/** What is called or rendered, with nothing as its result. */
const idle = [
  ...['FloatingArrow', 'getArrowMergeDropdownStyles'],
  ...['ensureSuspenseTimers', 'shouldSuspend', 'fetchOptimistic', 'defaultThrowOnError'],
  ...['ensurePreventErrorBoundaryRetry', 'useClearResetErrorBoundary', 'getHasError'],
];
/** What a choice of several asks for each of them when their order is not changed by hand. */
const unordered =
  'export const usePillsReorder = () => ({ getPillProps: () => undefined, getListProps: () => ({}), handleInputKeyDown: () => undefined });';
/** In what group a box stands: in none. */
const ungrouped =
  "import { createContext } from 'react'; export const CheckboxGroupContext = createContext(null);";
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    unused.some((part) => importer.includes(part.in) && part.files.test(source)) ? '\0unused' : null,
  load: (id) =>
    id === '\0unused'
      ? `${names.map((name) => `export const ${name} = undefined;`).join('')}${idle.map((name) => `export const ${name} = () => null;`).join('')}${unordered}${ungrouped}export default undefined;`
      : null,
};

/** The router's package names its development files for every bundler; those for production lie beside them. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** A field that grows with its text, in place of the library's, which measures on a hidden copy. */
const ownGrowing: Plugin = {
  name: 'own-growing',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './Autosize.mjs' && importer.includes('/@mantine/core/esm/components/Textarea/')
      ? join(import.meta.dirname, 'src/form/growing-textarea.tsx')
      : null,
};

/** The live channel speaks to one server: of the library's connectors one remains, and no other library's calls are marked. */
const oneConnector: Plugin = {
  name: 'one-connector',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/laravel-echo/dist/echo.js')) return null;
    const socketIo = /"socket\.io"\) this\.connector = new (\w+)\(/.exec(code)?.[1];
    const connect =
      /\tconnect\(\) \{\s+if \(this\.options\.broadcaster === "reverb"\).*?is not supported\.`\);\s+\}\n/s;
    const others = /\tencryptedPrivate\(e\).*?(?=\tsocketId\(\) \{\s+return this\.connector\.socketId)/s;
    const marks = /\tregisterInterceptors\(\) \{.*?(?=\n\};\n\/\/#endregion)/s;
    if (!socketIo || ![connect, others, marks].every((part) => part.test(code)))
      throw new Error('laravel-echo is built otherwise than before: look what of it reaches the browser.');
    return code
      .replace(connect, `\tconnect() {\n\t\tthis.connector = new ${socketIo}(this.options);\n\t}\n`)
      .replace(others, '')
      .replace(marks, '\tregisterInterceptors() {}');
  },
};

/** What a library brings for versions of React that lacked it. */
const fromReact: Plugin = {
  name: 'from-react',
  enforce: 'pre',
  resolveId: (source) => (source === 'use-sync-external-store/shim' ? '\0from-react' : null),
  load: (id) => (id === '\0from-react' ? `export { useSyncExternalStore } from 'react';` : null),
};

/** Around every dynamic import stands our own fetching instead of Vite's preloading. */
const fetchFirst: Plugin = {
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/lib/fetch-first.ts'))};`
      : null,
};

/** The size of the text for which the style sheets are written. */
const ROOT_PX = 16;
/** Below this a length is a hairline or an outline, which does not grow with the text. */
const HAIRLINE_PX = 4;

/** Lengths as multiples of the text that the browser is set to. @param unit what they are told in */
const grown = (text: string, unit: 'rem' | 'em') =>
  text.replace(/(?<![\w#.])(\d*\.?\d+)px\b/g, (length, px: string) =>
    Number(px) < HAIRLINE_PX ? length : `${Number((Number(px) / ROOT_PX).toFixed(5))}${unit}`,
  );

/**
 * Style sheets are written in px, at the usual size of text. Whoever has set a larger one in the browser gets all of it
 * larger, as with its zoom: text, fields, columns, and the widths at which the layout changes. The printed pages have a
 * style sheet of their own, in mm and pt.
 */
const growWithText = {
  postcssPlugin: 'grow-with-text',
  Declaration(declaration: { value: string }) {
    if (declaration.value.includes('px') && !/["']|url\(/.test(declaration.value))
      declaration.value = grown(declaration.value, 'rem');
  },
  AtRule(rule: { name: string; params: string }) {
    if (/^(media|container)$/.test(rule.name) && rule.params.includes('px'))
      rule.params = grown(rule.params, rule.name === 'media' ? 'em' : 'rem');
  },
};

/** Icons are drawn as many px large as they are told; with this they grow with the text beside them. */
const iconsGrowWithText: Plugin = {
  name: 'icons-grow-with-text',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/lucide-react/dist/esm/Icon.mjs')) return null;
    const iconSizes = /: (?:width|height) \?\? size \?\? contextSize,/g;
    if (code.match(iconSizes)?.length !== 2)
      throw new Error('lucide-react is built otherwise than before: look where an icon gets its size.');
    return code.replace(iconSizes, `: \`\${(size ?? contextSize) / ${ROOT_PX}}rem\`,`);
  },
};

export default defineConfig({
  css: { postcss: { plugins: [growWithText] } },
  plugins: [
    withoutUnused,
    ownGrowing,
    oneConnector,
    fromReact,
    fetchFirst,
    iconsGrowWithText,
    productionRouter,
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Rebblatt',
        short_name: 'Rebblatt',
        description: 'Messekataloge gemeinsam machen',
        lang: 'de-CH',
        start_url: '/',
        display: 'standalone',
        background_color: '#F3F5F4',
        theme_color: '#10302D',
        icons: [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        // All code: what is opened without a connection is here. Data always comes from the server.
        globPatterns: ['index.html', 'assets/*.{js,css}', 'logo.svg'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...serverPaths, ...visitorPaths, websocketDashboard],
        runtimeCaching: [],
      },
    }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The bench reads from it what each screen needs.
    manifest: true,
    // A part names itself among what it needs: `fetchFirst` fetches it before it is imported.
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' ? [...new Set([file, ...needed])] : needed,
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The start names every file that screens may need: names besides the hashes would weigh three kilobytes.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // The login screen, the calls to the server, the frame around every other screen and the live channel as one
        // file each: thirty small ones would weigh a tenth more and come one after the other.
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/src\/main\.tsx$/, priority: 4 },
            { name: 'server', test: /\/lib\/(api|call|query-client)\.ts$/, priority: 3 },
            {
              name: 'signed-in-area',
              test: /\/app\/(layout\/signed-in-area|signed-in-routes)\.tsx$/,
              priority: 2,
            },
            { name: 'live', test: /\/lib\/live\.ts$/, priority: 1 },
            // What nearly every screen has: thirty files of a few lines.
            {
              name: 'common',
              test: /\/(src\/(ui|lib)|lucide-react\/dist\/esm\/icons)\//,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
            // The same for fields with a choice.
            {
              name: 'fields',
              test: /@mantine\/core\/esm\/components\/(Combobox|InlineInput|Checkbox|Select)/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
            // The same for what every list has.
            {
              name: 'table',
              test: /\/src\/table\//,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
            // The same for what the editor of a wine page shares with its dialogs.
            {
              name: 'wine-editor',
              test: /\/(wine-page\/components\/(?!add-list|vintage)|wine-editor\.parts|page-shadow)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The same for what the profile has in common with the organiser's sheet of it.
            {
              name: 'profile',
              test: /\/exhibitor\/components\/(profile-fields|contacts-button|web-logo)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What lies above a screen: half of the screens have it, and the heaviest, the editor of a wine page, opens it later.
            {
              name: 'above',
              test: /@floating-ui\/|@mantine\/core\/esm\/components\/(Portal|Overlay|FocusTrap)\/|\/use-focus-(trap|return)\//,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
            // And whatever else most screens have, but for what uses a hook of the part above: the two would need each other.
            {
              name: 'shared',
              test: /^(?!.*@mantine\/core\/esm\/components\/ScrollArea\/)/,
              minShareCount: 53,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/broadcasting': apiOrigin,
      '/app/': { target: apiOrigin, ws: true },
      '/socket.io': { target: apiOrigin, ws: true },
      '/print': apiOrigin,
      '/katalog': apiOrigin,
      '/s/': apiOrigin,
    },
  },
});
