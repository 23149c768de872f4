// What the war screen draws hosts with. It comes after the page, with the liveries and puppets that battles are drawn by: the page says all of it in words.
export { HostGlance } from './HostGlance.tsx';
export { Muster } from './Muster.tsx';
