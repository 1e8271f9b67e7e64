# The site in a container: `docker build -t xxperiment .`; compose.yaml runs it with PostgreSQL (docs/operating.md).
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# What runs: no development dependencies. They are struck out first, because npm takes Prisma's command-line tool, half
# of the size, for a peer of its client otherwise. better-sqlite3 comes built for this Debian.
FROM node:24-bookworm-slim AS modules
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm pkg delete devDependencies && npm install --omit=dev --omit=peer --no-audit && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data
WORKDIR /site
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && install -d -o node -g node -m 700 /data
COPY --from=modules /site/package.json ./
COPY --from=modules /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/prisma/sqlite/migrations prisma/sqlite/migrations
COPY --from=build /site/prisma/postgresql/migrations prisma/postgresql/migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=40", "build/server.js"]
