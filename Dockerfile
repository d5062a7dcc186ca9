# Hortus as an image: the same wheel and the same pinned requirements as everywhere else, in two stages so that nothing of
# the making is left in it. docs/server.md says how to use it.

# 3.13.15-slim-trixie; `docker buildx imagetools inspect python:3.13-slim` tells the digest of the newest one.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS made
WORKDIR /source
COPY requirements/build.txt requirements/play.txt requirements/postgresql.txt requirements/
RUN python -m venv /srv/hortus \
    && pip install --no-cache-dir --require-hashes --no-deps -r requirements/build.txt \
    && /srv/hortus/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements/play.txt -r requirements/postgresql.txt
COPY pyproject.toml LICENSE ./
COPY docs/package.md docs/
COPY src src
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /srv/hortus/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
    && /srv/hortus/bin/pip uninstall --yes pip

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --uid 10001 --no-create-home --home-dir /data hortus \
    && install --directory --owner 10001 --group 10001 --mode 0700 /data
COPY --from=made /srv/hortus /srv/hortus
# Everything that is written lies in the volume: the data file, and machine code, which fits only the processor it was made for.
ENV PATH=/srv/hortus/bin:$PATH HORTUS_CACHE=/data/cache LANGUAGE=en PYTHONUNBUFFERED=1
VOLUME ["/data"]
USER 10001:10001
WORKDIR /data
EXPOSE 8000
STOPSIGNAL SIGINT
# Liveness: `docker ps` calls a container that does not answer unhealthy. Docker and Compose do not restart it for that.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["hortus", "serve", "--no-browser", "--host", "0.0.0.0", "--port", "8000", "--data", "/data/tables.sqlite3"]
