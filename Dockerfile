# The built server with production packages only, run by an ordinary user.
FROM node:24-bookworm-slim AS build
WORKDIR /rebblatt
COPY . .
RUN node scripts/prepare.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /rebblatt
COPY scripts/pnpm scripts/pnpm
RUN npm ci --ignore-scripts --no-audit --no-fund --prefix scripts/pnpm
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/printed-page/package.json packages/printed-page/
COPY packages/press/package.json packages/press/
COPY packages/manual/package.json packages/manual/
COPY packages/specimen/package.json packages/specimen/
COPY packages/spreadsheet/package.json packages/spreadsheet/
COPY packages/wine-names/package.json packages/wine-names/
COPY packages/visitor-pages/package.json packages/visitor-pages/
COPY packages/postgres/package.json packages/postgres/
# The web client is served as built files; its packages are not needed any more.
RUN node scripts/pnpm/node_modules/pnpm/bin/pnpm.cjs install --prod --frozen-lockfile --filter '!@rebblatt/web' \
    && rm -rf scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
WORKDIR /rebblatt
COPY --from=packages /rebblatt ./
COPY --from=build /rebblatt/apps/api/dist apps/api/dist
COPY --from=build /rebblatt/apps/api/assets apps/api/assets
COPY --from=build /rebblatt/apps/web/dist apps/web/dist
COPY --from=build /rebblatt/packages/contracts/dist packages/contracts/dist
COPY --from=build /rebblatt/packages/printed-page/dist packages/printed-page/dist
COPY --from=build /rebblatt/packages/press/dist packages/press/dist
COPY --from=build /rebblatt/packages/press/assets packages/press/assets
COPY --from=build /rebblatt/packages/manual/dist packages/manual/dist
COPY --from=build /rebblatt/packages/manual/pictures packages/manual/pictures
COPY --from=build /rebblatt/packages/specimen/dist packages/specimen/dist
COPY --from=build /rebblatt/packages/spreadsheet/dist packages/spreadsheet/dist
COPY --from=build /rebblatt/packages/wine-names/dist packages/wine-names/dist
COPY --from=build /rebblatt/packages/visitor-pages/dist packages/visitor-pages/dist
COPY --from=build /rebblatt/packages/postgres/dist packages/postgres/dist
COPY --from=build /rebblatt/prisma/migrations prisma/migrations
# For logos in EPS and PostScript.
RUN apt-get update && apt-get install -y --no-install-recommends ghostscript && rm -rf /var/lib/apt/lists/*
ENV GHOSTSCRIPT=/usr/bin/gs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]
