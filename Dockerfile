# Two images: `site`, which serves pages and API, and `ops`, which is the same with the programs for back-ups.
#   docker build --target site -t towpath .
#   docker build --target ops -t towpath-ops .
# The pages are built from content/, so put your own there first.

FROM node:24-trixie-slim AS build
WORKDIR /src
COPY . .
RUN npm run release -- /release --without-node

FROM node:24-trixie-slim AS site
# 0.0.0.0: within its container there is nobody else to listen to.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=build /release /app
WORKDIR /app
# Root owns the files, and this account changes none of them: run it with --read-only.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]

FROM site AS ops
USER root
# Of the very version of the database in deploy/compose.yaml.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
USER node
HEALTHCHECK NONE
ENTRYPOINT ["node", "server/ops/main.ts"]
CMD ["help"]
