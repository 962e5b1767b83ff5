package dev.tripatch.edit.typing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What keys do, with the caret written as {@code ^} and line feeds as {@code /}. */
class TypingTest {

  private static String shown(Typist typist) {
    return typist.marked().replace('\n', '/');
  }

  private static Typist typist(String marked) {
    return new Typist(marked.replace('/', '\n'));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        // below keys, dashes and signs of block texts
        "`spec:^` → `spec:/  ^`",
        "`spec: ^` → `spec: /  ^`",
        "`spec: # why^` → `spec: # why/  ^`",
        "`spec: &a^` → `spec: &a/  ^`",
        "`- name: web^` → `- name: web/  ^`",
        "`  - name: web^` → `  - name: web/    ^`",
        "`  - - a: 1^` → `  - - a: 1/      ^`",
        "`args:/- a^` → `args:/- a/^`",
        "`  -^` → `  -/    ^`",
        "`a: |^` → `a: |/  ^`",
        "`a: >-^` → `a: >-/  ^`",
        "`a: |4^` → `a: |4/    ^`",
        "`- a: |^` → `- a: |/    ^`",
        "`a: |/  if:/    x^` → `a: |/  if:/    x/    ^`",
        "`a: |/  key:^` → `a: |/  key:/  ^`",
        "`a: 1^` → `a: 1/^`",
        "`---^` → `---/^`",
        "`a: b§c^` → `a: b/^`",
        // as the document does it
        "`a:/    b: 1/c:^` → `a:/    b: 1/c:/    ^`",
        "`a:/- b/c:/  a:^` → `a:/- b/c:/  a:/  ^`",
        "`a:^/    b: 1` → `a:/    ^/    b: 1`",
        "`a:^/- b` → `a:/^/- b`",
        // in the midst of a line
        "`a: ^b` → `a: /  ^b`",
        "`a:^ b` → `a:/  ^b`",
        "`a: b ^c` → `a: b /  ^c`",
        "`  a: 1^b: 2` → `  a: 1/  ^b: 2`",
        "`- ^a: 1` → `- /  ^a: 1`",
        "`  ^a: 1` → `/  ^a: 1`",
        "`^a: 1` → `/^a: 1`",
        // comments
        "`  # a^` → `  # a/  ^`",
        "`  # a^ b` → `  # a/  # ^b`",
        "`a: 1 # b ^c` → `a: 1 # b /# ^c`",
        // quotes
        "`a: \"b^c\"` → `a: \"b\\/  ^c\"`",
        "`a: \"b^ c\"` → `a: \"b\\/  \\^ c\"`",
        "`a: 'b ^c'` → `a: 'b/  ^c'`",
        "`a: 'b^ c'` → `a: 'b/  ^c'`",
        "`{\"a\": \"b^c\"}` → `{\"a\": \"b\\n^c\"}`",
        // brackets
        "`{^}` → `{/  ^/}`",
        "`{^` → `{/  ^`",
        "`a: {^}` → `a: {/  ^/}`",
        "`  - {^}` → `  - {/      ^/    }`",
        "`{/  \"a\": [^]/}` → `{/  \"a\": [/    ^/  ]/}`",
        "`{/  \"a\": 1,^/}` → `{/  \"a\": 1,/  ^/}`",
        "`{/    \"a\": {^}/}` → `{/    \"a\": {/        ^/    }/}`",
        "`{\"a\": 1^}` → `{\"a\": 1/^}`",
        "`a: {/  b: 1/}^` → `a: {/  b: 1/}/^`",
        "`  a: [1,/    2]^` → `  a: [1,/    2]/  ^`",
        // lines without words
        "`a:/  ^` → `a://  ^`",
        "`spec:/  a:/  - b/  - ^` → `spec:/  a:/  - b/  ^`",
        "`spec:/  a:/    - b: 1/    - ^` → `spec:/  a:/    - b: 1/  ^`",
        "`- ^` → `^`",
        "`a: |/  b/^/  c` → `a: |/  b//  ^/  c`",
      })
  void enter(String before, String after) {
    assertThat(shown(typist(before).enter())).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        "`a:/^` → `a:/  ^`",
        "`a:/  b:/^` → `a:/  b:/  ^`",
        "`a:/  b:/  ^` → `a:/  b:/    ^`",
        "`a:/  b:/    ^` → `a:/  b:/^`",
        "`a:/  - b: 1/  ^` → `a:/  - b: 1/    ^`",
        "`a: 1/^` → `a: 1/^`",
        "`a:/^   ` → `a:/  ^`",
        "`{/^` → `{/  ^`",
        "`a: |/  b/  ^` → `a: |/  b/    ^`",
      })
  void tab(String before, String after) {
    assertThat(shown(typist(before).tab())).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        "`a:/  - b: 1/    ^` → `a:/  - b: 1/  ^`",
        "`a:/- b: 1/  ^` → `a:/- b: 1/^`",
        "`a:/      ^` → `a:/  ^`",
        "`a: |/  b/    ^` → `a: |/  b/  ^`",
        "`^` → `^`",
      })
  void shiftTab(String before, String after) {
    assertThat(shown(typist(before).shiftTab())).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        "`a:/  - b: 1/    ^` → `a:/  - b: 1/  ^`",
        "`a:/    b:/      ^c: 1` → `a:/    b:/    ^c: 1`",
        "`a:/ ^` → `a:/^`",
        "`a: 1/^b` → `a: 1^b`",
        "`a: \"^\"` → `a: ^`",
        "`a: {^}` → `a: ^`",
        "`a: x'^'` → `a: x^'`",
        "`a: 'b'^'` → `a: 'b^'`",
        "`a: ^` → `a:^`",
      })
  void backspace(String before, String after) {
    assertThat(shown(typist(before).backspace())).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        "`a: ^` → `\"` → `a: \"^\"`",
        "`a: ^` → `{` → `a: {^}`",
        "`a: ^` → `[` → `a: [^]`",
        "`^` → `{` → `{^}`",
        "`- ^` → `'` → `- '^'`",
        "`a: it^` → `'` → `a: it'^`",
        "`a:^` → `\"` → `a:\"^`",
        "`a: ^b` → `\"` → `a: \"^b`",
        "`# ^` → `\"` → `# \"^`",
        "`a: |/  ^` → `{` → `a: |/  {^`",
        "`a: \"b^\"` → `\"` → `a: \"b\"^`",
        "`a: \"b\\^\"` → `\"` → `a: \"b\\\"^\"`",
        "`a: {^}` → `}` → `a: {}^`",
        "`a: {^}` → `]` → `a: {]^}`",
        "`a: [^]` → `\"` → `a: [\"^\"]`",
        "`[{a: 1^}]` → `}` → `[{a: 1}^]`",
        "`{/    ^` → `}` → `{/}^`",
        "`a: §b^` → `\"` → `a: \"§b^\"`",
        "`§a: 1/b: 2^` → `{` → `{^`",
        "`c:/- name: a/  -^` → ` ` → `c:/- name: a/- ^`",
        "`c:/  -^` → ` ` → `c:/  - ^`",
        "`c:/- d:/    -^` → ` ` → `c:/- d:/    - ^`",
        "`a: |/  b/    -^` → ` ` → `a: |/  b/    - ^`",
      })
  void typed(String before, String typed, String after) {
    assertThat(shown(typist(before).type(typed))).isEqualTo(after);
  }

  @Test
  void nothingElseIsSpecial() {
    assertThat(new Typing("a", 1, 1).typed('x')).isEmpty();
    assertThat(new Typing("a: 1", 4, 4).tab(false)).isEmpty();
  }
}
