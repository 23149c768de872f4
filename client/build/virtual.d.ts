// The albums that build/gameIcons.ts serves: path data on a 512 grid by game-icons name.
declare module 'virtual:game-icons/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
