import { mount } from 'svelte'
import App from './App.svelte'
import { place } from './connection/address.svelte'
import { edition } from './connection/edition.svelte'
import './look/fonts.css'
import './look/page.css'
import './look/tokens.css'

mount(App, { target: document.getElementById('page')! })
// what is shown comes first
window.addEventListener('load', () => edition.keep((path) => place.go(path)))
