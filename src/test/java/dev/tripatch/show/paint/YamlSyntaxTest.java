package dev.tripatch.show.paint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class YamlSyntaxTest {

  /** The lines with their colours: {@code k[name]:}; plain text stands bare. */
  private static String colored(Format format, String text) {
    LineSyntax syntax = LineSyntax.of(format);
    StringBuilder all = new StringBuilder();
    int state = LineSyntax.START;
    for (String line : text.split("\n", -1)) {
      LineSpans spans = new LineSpans(line);
      state = syntax.read(line, state, spans);
      assertThat(spans.end()).as(line).isEqualTo(line.length());
      all.append(all.isEmpty() ? "" : "\n").append(colored(line, spans));
    }
    return all.toString();
  }

  private static String colored(String line, LineSpans spans) {
    return spans.pieces().stream()
        .map(piece -> colored(piece, line.substring(piece.start(), piece.end())))
        .collect(Collectors.joining());
  }

  private static String colored(LineSpans.Piece piece, String text) {
    return switch (piece.style()) {
      case PLAIN -> text;
      case KEY -> "k[" + text + "]";
      case DIRECTIVE -> "d[" + text + "]";
      case STRING -> "s[" + text + "]";
      case COMMENT -> "c[" + text + "]";
      case MASK -> "m[" + text + "]";
      case ELIDED -> "…";
      case HIDDEN, ALSO_HIDDEN -> "h[" + text + "]";
    };
  }

  @Test
  void keysValuesAndComments() {
    assertThat(colored(Format.YAML, "replicas: 3   # three"))
        .isEqualTo("k[replicas]: 3   c[# three]");
    assertThat(colored(Format.YAML, "- name: \"a: b\" # c"))
        .isEqualTo("- k[name]: s[\"a: b\"]c[ # c]");
    assertThat(colored(Format.YAML, "# only")).isEqualTo("c[# only]");
    assertThat(colored(Format.YAML, "url: http://x#y")).isEqualTo("k[url]: http://x#y");
  }

  @Test
  void indentationBelongsToWhatIsBehindIt() {
    assertThat(colored(Format.YAML, "    image: web")).isEqualTo("k[    image]: web");
    assertThat(colored(Format.YAML, "    - image: web")).isEqualTo("    - k[image]: web");
    assertThat(colored(Format.JSON, "    \"image\": \"web\","))
        .isEqualTo("k[    \"image\"]: s[\"web\"],");
  }

  @Test
  void directives() {
    assertThat(colored(Format.YAML, "$setElementOrder/env:")).isEqualTo("d[$setElementOrder/env]:");
    assertThat(colored(Format.YAML, "- $patch: delete")).isEqualTo("- d[$patch]: delete");
    assertThat(colored(Format.JSON, "  \"$retainKeys\": [\"type\"]"))
        .isEqualTo("d[  \"$retainKeys\"]: [s[\"type\"]]");
  }

  @Test
  void flowStyle() {
    assertThat(colored(Format.YAML, "a: {b: 1, 'c': [x]}"))
        .isEqualTo("k[a]: {k[b]: 1, k['c']: [x]}");
  }

  @Test
  void blockScalarsEndWhereTheIndentationDoes() {
    assertThat(colored(Format.YAML, "a: |\n  b: c\n\n  # d\ne: f"))
        .isEqualTo("k[a]: |\ns[  b: c]\n\ns[  # d]\nk[e]: f");
    assertThat(colored(Format.YAML, "- |\n  x: y\n- z")).isEqualTo("- |\ns[  x: y]\n- z");
  }

  @Test
  void quotesGoOverLines() {
    assertThat(colored(Format.YAML, "a: \"b\n  c\\\" d\" # e"))
        .isEqualTo("k[a]: s[\"b]\ns[  c\\\" d\"]c[ # e]");
    assertThat(colored(Format.YAML, "a: 'it''s'\nb: 1")).isEqualTo("k[a]: s['it''s']\nk[b]: 1");
  }

  @Test
  void documentMarkers() {
    assertThat(colored(Format.YAML, "---\na: 1")).isEqualTo("---\nk[a]: 1");
  }
}
