/** The shells that can be told how to complete. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const BASH = String.raw`_rikken() {
  local line="\${COMP_LINE:0:COMP_POINT}" stem='' word last
  local -a words
  read -ra words <<< "$line"
  case "$line" in *[[:space:]]) words+=('') ;; esac
  last="\${words[\${#words[@]}-1]}"
  # bash takes what stands after a = or : for a word of its own.
  case "$last" in *[=:]*) stem="\${last%"\${last##*[=:]}"}" ;; esac
  COMPREPLY=()
  while IFS=$'\t' read -r word _; do
    COMPREPLY+=("\${word#"$stem"}")
  done < <("\${words[0]}" completion words -- "\${words[@]:1}" 2>/dev/null)
  case "\${COMPREPLY[0]}" in *=) compopt -o nospace ;; esac
}
complete -o default -F _rikken rikken
`.replaceAll('\\$', '$');

const ZSH = String.raw`#compdef rikken
_rikken() {
  local -a found
  local word about
  while IFS=$'\t' read -r word about; do
    found+=("\${word//:/\\:}:$about")
  done < <(rikken completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( $#found )); then _describe rikken found; else _files; fi
}
compdef _rikken rikken
`.replaceAll('\\$', '$');

const FISH = `complete -c rikken -a '(rikken completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`;

/** For each shell what makes it ask `rikken completion words` what can come next. */
export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
