// The compose file says what the server understands, and hangs together: there is no Docker here, so it is read instead of run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ConfigSchema, readConfig } from '@sigilla/server/config.ts';
import { openMetrics } from '@sigilla/server/metrics/metrics.ts';
import { realmRoutes } from '@sigilla/server/contract/realm.ts';
import { ARGUMENTS_OVER_MONGODB, THRIFTY_ENVIRONMENT } from '../../scripts/thrift.mjs';

const Service = z.object({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  command: z.array(z.string()).default([]),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  restart: z.string(),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  read_only: z.boolean().optional(),
  init: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  working_dir: z.string().optional(),
  stop_grace_period: z.string().optional(),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
});
type Service = z.infer<typeof Service>;
const Networks = z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable());

const Scraping = z.object({
  scrape_configs: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
});
const Alarms = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const placeOf = (name: string): URL => new URL(`../../${name}`, import.meta.url);
const textOf = (name: string): string => readFileSync(placeOf(name), 'utf8');
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.unknown()),
});

/** The defaults of `${NAME:-default}`. */
const settled = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );

const known = new Set([
  ...Object.keys(ConfigSchema.shape),
  ...Object.keys(THRIFTY_ENVIRONMENT),
  'NODE_ENV',
  'HOME',
]);
const runs = ({ command }: Service, script: string): boolean => command.includes(script);

describe('docker-compose.yml', () => {
  const { services, volumes, networks } = Compose.parse(parse(textOf('docker-compose.yml'), { merge: true }));
  const { alone, 'alone-folder': folder, ...rest } = services;

  it('starts servers as thriftily as the scripts do', () => {
    const stewards = Object.values(rest).filter((service) => runs(service, 'server/main.ts'));
    expect(stewards.length).toBeGreaterThan(1);
    for (const { command, environment } of stewards) {
      expect(command).toEqual(['node', ...ARGUMENTS_OVER_MONGODB, 'server/main.ts']);
      // Its tree is read-only: there is nothing compiled in it.
      expect(environment['MALLOC_ARENA_MAX']).toBe(THRIFTY_ENVIRONMENT.MALLOC_ARENA_MAX);
    }
  });
  const entries = Object.entries(rest);
  const stewards = entries.filter(([, service]) => runs(service, 'server/main.ts'));
  const caddyfile = textOf('scripts/cluster/Caddyfile');

  it('has a small form that is one steward, started by its name alone', () => {
    const environment = settled(alone?.environment ?? {});
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    const config = readConfig(environment);
    expect(alone).toMatchObject({ profiles: ['alone'], restart: 'unless-stopped' });
    expect(Object.keys(alone?.depends_on ?? {})).toEqual(['alone-folder']);
    expect(alone?.volumes).toContain(`realm:${config.DATA_DIR}`);
    // Whoever keeps the realm is given its folder first.
    expect(folder).toMatchObject({
      profiles: ['alone'],
      restart: 'no',
      volumes: [`realm:${config.DATA_DIR}`],
    });
    expect(folder?.command).toEqual(['chown', '-R', alone?.user, config.DATA_DIR]);
    expect(alone?.ports).toEqual([`${config.PORT}:${config.PORT}`]);
  });

  it('has two stewards or more, with settings that they understand, each with an address of its own', () => {
    expect(stewards.length).toBeGreaterThanOrEqual(2);
    const addresses = stewards.map(([, { environment }]) => {
      const given = settled(environment);
      expect(Object.keys(given).filter((name) => !known.has(name))).toEqual([]);
      const { STORE_URL, REDIS_URL, PUBLIC_URL, TRUST_PROXY, PUBLIC_ADDRESS } = readConfig(given);
      expect([PUBLIC_URL?.startsWith('https://'), TRUST_PROXY]).toEqual([true, 1]);
      const hosts = [...(STORE_URL ?? '').matchAll(/[/,]([\w-]+):27017/g)].map(([, host]) => host ?? '');
      expect(hosts).toHaveLength(3);
      for (const host of [...hosts, new URL(REDIS_URL ?? '').hostname]) expect(services).toHaveProperty(host);
      const set = /replicaSet=(\w+)/.exec(STORE_URL ?? '')?.[1] ?? '';
      for (const host of hosts)
        expect(services[host]?.command).toEqual(expect.arrayContaining(['--replSet', set]));
      expect(String(services['mongo-set']?.command)).toContain(`_id: '${set}'`);
      return PUBLIC_ADDRESS;
    });
    expect(new Set(addresses).size).toBe(stewards.length);
  });

  it('lets no killed client hold a kingdom for longer than five seconds', () => {
    const mongods = entries.filter(([, { command }]) => command[0] === 'mongod');
    expect(mongods.length).toBeGreaterThan(0);
    for (const [, { command }] of mongods)
      expect(command.join(' ')).toContain('--setParameter transactionLifetimeLimitSeconds=5');
  });

  it('lets the stewards into Redis, which has no password and would refuse whoever is not on its own machine', () => {
    expect(services['redis']?.command.join(' ')).toContain('--protected-mode no');
    expect(services['redis']?.networks).toEqual(['inside']);
    expect(services['redis']?.ports).toEqual([]);
  });

  it('lets every steward out to its teachers: with no way out, whoever had given them a key had none, and no word of it', () => {
    for (const [name, { networks: joined }] of stewards) {
      const ways = joined.filter((network) => Networks.parse(networks)[network]?.internal !== true);
      expect(ways, name).not.toEqual([]);
    }
  });

  it('says nothing over what a settings file may say, but where a container could not be reached otherwise', () => {
    const own = Object.keys(alone?.environment ?? {});
    expect(own.filter((name) => !['HOME', 'PORT', 'HOST', 'DATA_DIR'].includes(name))).toEqual([]);
  });

  it('offers browsers no HTTP/3: the port that would be named to them is not open', () => {
    expect(caddyfile).toContain('protocols h1 h2\n');
  });

  it('leads to every steward through the proxy, and to no other port from outside', () => {
    for (const [name, { environment }] of stewards) {
      const upstream = `${name}:${environment['PORT']}`;
      const block = new RegExp(
        `handle_path ${environment['PUBLIC_ADDRESS']}/\\* \\{\\s+reverse_proxy ([^{]+)\\{`,
      );
      const [first, ...others] = block.exec(caddyfile)?.[1]?.trim().split(' ') ?? [];
      expect(first).toBe(upstream);
      expect(others).toHaveLength(stewards.length - 1);
      expect(caddyfile.split(upstream).length - 1).toBeGreaterThanOrEqual(stewards.length + 3);
    }
    for (const [, name = ''] of caddyfile.matchAll(/([\w-]+):2567/g)) expect(services).toHaveProperty(name);
    expect(entries.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`))).toEqual([
      'proxy 443:8443',
      'prometheus 127.0.0.1:9090:9090',
    ]);
    expect(caddyfile).toContain('https_port 8443');
  });

  it('has every steward watched by Prometheus where that is wanted, by figures that are told', async () => {
    const { scrape_configs: scraped } = Scraping.parse(parse(textOf('scripts/cluster/prometheus.yml')));
    const port = /METRICS_PORT=(\d+)/.exec(textOf('docker-compose.yml'))?.[1];
    expect(scraped.flatMap(({ static_configs: all }) => all.flatMap(({ targets }) => targets))).toEqual(
      stewards.map(([name]) => `${name}:${port}`),
    );
    for (const [, { environment }] of stewards)
      expect(readConfig(settled(environment)).METRICS_PORT).toBeUndefined();
    expect(services['prometheus']?.profiles).toEqual(['watched']);
    const { groups } = Alarms.parse(parse(textOf('scripts/cluster/alerts.yml')));
    const rules = groups.flatMap(({ rules: all }) => all);
    const told = await openMetrics().text();
    const operations = textOf('docs/OPERATIONS.md');
    for (const { alert, expr } of rules) {
      expect(operations).toContain(`\`${alert}\``);
      for (const [name] of expr.matchAll(/sigilla_\w+/g))
        expect(told).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
    }
    const ours = [...told.matchAll(/^# TYPE (sigilla_\w+)/gm)].map(([, name = '']) => name);
    expect(ours.filter((name) => !operations.includes(`\`${name}`))).toEqual([]);
  });

  it('installs a new version beside stewards that run, and takes none of their packages away', () => {
    const commands = Object.values(services).flatMap(({ command }) => command ?? []);
    expect(commands.join(' ')).toContain('npm install --no-save --ignore-scripts');
    expect(commands.join(' ')).not.toContain('npm ci');
  });

  it('has an init before whatever is told to leave and starts others: as a container’s first process it would heed no signal before it is ready for one, and leave its dead lying', () => {
    const starting = Object.entries(services).filter(([, { command }]) =>
      /^(node|sh)$/.test(command[0] ?? ''),
    );
    expect(starting.length).toBeGreaterThanOrEqual(4);
    for (const [name, { init }] of starting) expect(init, name).toBe(true);
  });

  it('runs nothing that stays as root, without a limit, or without a look at its health', () => {
    const lacking = Object.entries(services).flatMap(([name, service]) => {
      const stays = service.restart !== 'no';
      return [
        service.mem_limit === undefined || service.cpus === undefined ? `${name}: no limits` : '',
        stays && (service.user === undefined || /^(root|0)/.test(service.user)) ? `${name}: root` : '',
        stays && service.healthcheck === undefined ? `${name}: no health` : '',
        stays && service.read_only !== true ? `${name}: writes where it likes` : '',
      ].filter((line) => line !== '');
    });
    expect(lacking).toEqual([]);
  });

  it('hands every steward the settings of a file that need not be there, and that no commit takes along', () => {
    const fed = Object.values(services).filter(
      (service) => runs(service, 'server/main.ts') || runs(service, 'scripts/start.mjs'),
    );
    expect(fed).toHaveLength(stewards.length + 1);
    for (const { env_file } of fed) expect(env_file).toEqual([{ path: 'sigilla.env', required: false }]);
    for (const name of ['sigilla.env', '.env']) expect(textOf('.gitignore').split('\n')).toContain(name);
  });

  it('lets no log grow without an end: Docker keeps all that a container says unless told', () => {
    for (const [name, { restart, logging }] of Object.entries(services))
      if (restart !== 'no')
        expect(logging, name).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
  });

  it('asks a steward for its health with words that tell one that takes work from one that does not, and from none', async () => {
    const asked = new Set(
      Object.values(services)
        .filter((service) => runs(service, 'server/main.ts') || runs(service, 'scripts/start.mjs'))
        .map(({ healthcheck }) => JSON.stringify(healthcheck?.test ?? null)),
    );
    expect(asked.size).toBe(1);
    const [kind, program, ...words] = z.array(z.string()).parse(JSON.parse([...asked][0] ?? ''));
    expect([kind, program]).toEqual(['CMD', 'node']);
    const paths: (string | undefined)[] = [];
    let status = 200;
    const steward = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(steward, 'listening');
    const { port } = steward.address() as AddressInfo;
    const health = async (): Promise<unknown> => {
      const asking = spawn(
        process.execPath,
        words.map((word) => word.replace(':2567/', `:${port}/`)),
      );
      return (await once(asking, 'exit'))[0];
    };
    expect(await health()).toBe(0);
    status = 503;
    expect(await health()).toBe(1);
    expect(paths).toEqual(['/readyz', '/readyz']);
    steward.closeAllConnections();
    await new Promise((resolve) => steward.close(resolve));
    expect(await health()).toBe(1);
  });

  it('asks mongod for its health by a connection: its shell is a whole Node each time, and leaves a log of each beside the realm', async () => {
    const asked = new Set(
      Object.values(services)
        .filter(({ command }) => command[0] === 'mongod')
        .map(({ healthcheck }) => JSON.stringify(healthcheck?.test ?? null)),
    );
    expect(asked.size).toBe(1);
    const [kind, program = '', ...words] = z.array(z.string()).parse(JSON.parse([...asked][0] ?? ''));
    expect([kind, program]).toEqual(['CMD', 'bash']);
    const mongod = createServer().listen(0, '127.0.0.1');
    await once(mongod, 'listening');
    const { port } = mongod.address() as AddressInfo;
    const health = async (): Promise<unknown> => {
      const asking = spawn(
        program,
        words.map((word) => word.replace('/27017', `/${port}`)),
        { stdio: 'ignore' },
      );
      return (await once(asking, 'exit'))[0];
    };
    expect(await health()).toBe(0);
    mongod.closeAllConnections();
    await new Promise((resolve) => mongod.close(resolve));
    expect(await health()).not.toBe(0);
  });

  it('names nothing that is not there', () => {
    const named = entries.flatMap(([name, service]) => [
      ...Object.keys(service.depends_on).filter((other) => !(other in services)),
      ...service.networks.filter((network) => !(network in networks)),
      ...service.volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((source) => !source.startsWith('.') && !(source in volumes)),
      // A condition of health wants a look at it.
      ...Object.entries(service.depends_on)
        .filter(
          ([other, { condition }]) =>
            condition === 'service_healthy' && services[other]?.healthcheck === undefined,
        )
        .map(([other]) => `${name} waits for the health of ${other}`),
    ]);
    expect(named).toEqual([]);
  });

  it('names no file, no npm script and no path of the server that is not there', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf('package.json')));
    const named = Object.entries(services).flatMap(([name, service]) => [
      ...service.volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((source) => source.startsWith('.') && !existsSync(placeOf(source))),
      ...service.command.filter((word) => /^[\w/]+\.(ts|mjs)$/.test(word) && !existsSync(placeOf(word))),
      ...[...service.command.join(' ').matchAll(/npm run ([\w:-]+)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !(script in scripts)),
      // What is run out of the working tree is run in it.
      ...(service.volumes.some((volume) => volume.startsWith('.:')) &&
      !service.volumes.some((volume) => volume.startsWith(`.:${service.working_dir ?? '?'}`))
        ? [`${name} works elsewhere`]
        : []),
    ]);
    expect(named).toEqual([]);
    const paths = Object.values(realmRoutes).map((route) => route.path);
    for (const [name, { healthcheck, environment }] of stewards) {
      const [, port, path = '?'] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(healthcheck?.test.join(' ') ?? '') ?? [];
      expect([name, port], name).toEqual([name, environment['PORT']]);
      expect(paths).toContain(path);
      expect(caddyfile).toContain(`health_uri ${path}`);
    }
  });

  it('leaves Caddy the right that its binary is marked with: without it the kernel starts it under no user', () => {
    const lacking = entries.filter(
      ([, { image, cap_drop, cap_add }]) =>
        image.startsWith('caddy') && cap_drop.includes('ALL') && !cap_add.includes('NET_BIND_SERVICE'),
    );
    expect(lacking).toEqual([]);
  });
});
