/** Asking the server over HTTP; what cannot be done is a `Refused` with the server's own sentence. */

import type { Problem } from './shapes'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

/** The server cannot be reached, or what answered was not it. */
export class Unreachable extends Error {}

type Query = Record<string, string | number | boolean | null | undefined>

/** An address of the interface with what is asked of it; what is not given is left out. */
export function apiAddress(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/api${path}${words.size ? `?${words}` : ''}`
}

export async function ask<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { query, body, signal }: { query?: Query; body?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
  const text = typeof body === 'string'
  const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } }
  if (signal) request.signal = signal
  if (body !== undefined) {
    request.body = text ? body : JSON.stringify(body)
    request.headers = { ...request.headers, 'content-type': text ? 'text/plain' : 'application/json' }
  }
  const answer = await fetch(apiAddress(path, query), request).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Unreachable(String(error))
  })
  return read<Answer>(answer)
}

async function read<Answer>(answer: Response): Promise<Answer> {
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as Answer
  if (said && typeof said === 'object' && 'detail' in said) throw new Refused(said as Problem)
  throw new Unreachable(`${answer.status}`)
}
