import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Ports = {
  port: number
  plain: number
  site: number
}

/**
 * A proxy of `deploy/`: its program, and its configuration file as documented, adapted to this machine's ports and
 * certificate.
 */
export type Proxy = {
  name: string
  program: string
  configure: (folder: string, ports: Ports) => { file: string; text: string; command: string[] }
}

const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  configure(folder, { port, plain, site }) {
    const text = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/^.*\[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
      .replaceAll('/var/log/nginx/error.log', 'stderr')
      .replace(/\/etc\/letsencrypt\/live\/example\.org/g, folder)
      .replaceAll('example.org', 'localhost')
    // Started as root, nginx would work as a user who may not write here.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const own = `${user} pid ${folder}/pid; error_log stderr; events {}
http { access_log ${folder}/access.log; client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/answers;
fastcgi_temp_path ${folder}/a; uwsgi_temp_path ${folder}/b; scgi_temp_path ${folder}/c;
${text} }`
    const file = path.join(folder, 'nginx.conf')
    return { file, text: own, command: ['-p', folder, '-c', file, '-g', 'daemon off;'] }
  },
}

const caddy: Proxy = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  configure(folder, { port, site }) {
    const certificate = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`
    const text = readFileSync('deploy/Caddyfile', 'utf8')
      .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https disable_redirects')
      .replace(/^example\.org \{$/m, `https://localhost:${port} {\n\t${certificate}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
    const file = path.join(folder, 'Caddyfile')
    return { file, text, command: ['run', '--adapter', 'caddyfile', '--config', file] }
  },
}

export const proxies = [nginx, caddy]

/**
 * True when a proxy is installed. This installs both and tests them:
 * `npx tsx tools/ensure-proxies.ts && npx vitest run --project process tests/process/proxies`
 */
export function isInstalled({ program }: Proxy): boolean {
  return existsSync(program)
}

/** Starts a proxy with its file of `deploy/`. Returns a function that stops it. */
export function startProxy(proxy: Proxy, folder: string, ports: Ports) {
  mkdirSync(folder, { recursive: true })
  makeCertificate(folder)
  const { file, text, command } = proxy.configure(folder, ports)
  writeFileSync(file, text)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder }
  const child = spawn(proxy.program, command, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const accessLog = path.join(folder, 'access.log')
  let said = ''
  child.stderr.on('data', (words) => (said += String(words)))
  const ended = once(child, 'exit')
  return {
    /** What the proxy has logged. */
    said: () => said + (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function makeCertificate(folder: string) {
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
  const files = ['-keyout', key, '-out', certificate]
  const { status, stderr } = spawnSync('openssl', [...request, ...files], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
}
