package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class YamlSyntaxTest {

  /** The lines with their colours: {@code k[name]p[:]}; plain text stands bare. */
  private static String colored(Format format, String text) {
    LineSyntax syntax = LineSyntax.of(format);
    StringBuilder all = new StringBuilder();
    int state = LineSyntax.START;
    for (String line : text.split("\n", -1)) {
      LineSpans spans = new LineSpans();
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
      case PUNCTUATION -> "p[" + text + "]";
      case ELIDED -> "…";
    };
  }

  @Test
  void keysValuesAndComments() {
    assertThat(colored(Format.YAML, "replicas: 3   # three"))
        .isEqualTo("k[replicas]p[:] 3   c[# three]");
    assertThat(colored(Format.YAML, "- name: \"a: b\" # c"))
        .isEqualTo("p[-] k[name]p[:] s[\"a: b\"] c[# c]");
    assertThat(colored(Format.YAML, "# only")).isEqualTo("c[# only]");
    assertThat(colored(Format.YAML, "url: http://x#y")).isEqualTo("k[url]p[:] http://x#y");
  }

  @Test
  void directives() {
    assertThat(colored(Format.YAML, "$setElementOrder/env:"))
        .isEqualTo("d[$setElementOrder/env]p[:]");
    assertThat(colored(Format.YAML, "- $patch: delete")).isEqualTo("p[-] d[$patch]p[:] delete");
    assertThat(colored(Format.JSON, "  \"$retainKeys\": [\"type\"]"))
        .isEqualTo("  d[\"$retainKeys\"]p[:] p[[]s[\"type\"]p[]]");
  }

  @Test
  void flowStyle() {
    assertThat(colored(Format.YAML, "a: {b: 1, 'c': [x]}"))
        .isEqualTo("k[a]p[:] p[{]k[b]p[:] 1p[,] k['c']p[:] p[[]xp[]}]");
  }

  @Test
  void blockScalarsEndWhereTheIndentationDoes() {
    assertThat(colored(Format.YAML, "a: |\n  b: c\n\n  # d\ne: f"))
        .isEqualTo("k[a]p[:] p[|]\ns[  b: c]\n\ns[  # d]\nk[e]p[:] f");
    assertThat(colored(Format.YAML, "- |\n  x: y\n- z")).isEqualTo("p[-] p[|]\ns[  x: y]\np[-] z");
  }

  @Test
  void quotesGoOverLines() {
    assertThat(colored(Format.YAML, "a: \"b\n  c\\\" d\" # e"))
        .isEqualTo("k[a]p[:] s[\"b]\ns[  c\\\" d\"] c[# e]");
    assertThat(colored(Format.YAML, "a: 'it''s'\nb: 1"))
        .isEqualTo("k[a]p[:] s['it''s']\nk[b]p[:] 1");
  }

  @Test
  void documentMarkers() {
    assertThat(colored(Format.YAML, "---\na: 1")).isEqualTo("p[---]\nk[a]p[:] 1");
  }
}
