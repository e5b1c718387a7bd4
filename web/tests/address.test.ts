import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', hash: '', search: '' })
vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('document', { addEventListener: () => undefined })
const { read, tableAddress } = await import('../src/connection/address.svelte')

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/table/abc', { page: 'table', table: 'abc', at: null }],
    ['/table/abc/at/41', { page: 'table', table: 'abc', at: 41 }],
    ['/join/abc/secret', { page: 'join', table: 'abc', token: 'secret' }],
    ['/watch/abc/secret', { page: 'watch', table: 'abc', token: 'secret' }],
    ['/take/abc/secret', { page: 'take', table: 'abc', token: 'secret' }],
    ['/seat/secret', { page: 'seat', token: 'secret' }],
    ['/table/abc/at/soon', { page: 'unknown', path: '/table/abc/at/soon' }],
    ['/elsewhere', { page: 'unknown', path: '/elsewhere' }],
  ])('%s is understood', (path, meant) => expect(read(path)).toEqual(meant))

  it('of a rule keeps its number', () => {
    expect(read('/rules/birmingham', '#BB-8.6')).toEqual({ page: 'rules', game: 'birmingham', rule: 'BB-8.6' })
  })

  it('of a table at a move is read as it is written', () => {
    expect(read(tableAddress('abc', 7))).toEqual({ page: 'table', table: 'abc', at: 7 })
  })
})
