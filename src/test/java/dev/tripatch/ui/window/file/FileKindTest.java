package dev.tripatch.ui.window.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.prose.VisibleText;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileKindTest {

  private static final Path FOLDER = Path.of("some.folder");

  private static String named(FileKind kind, String chosen, String suggested) {
    Path named = kind.named(FOLDER.resolve(chosen), suggested);
    assertThat(named).hasParentRaw(FOLDER);
    return named.getFileName().toString();
  }

  @Test
  void aNameWithoutAnEndingGetsTheSuggestedOne() {
    assertThat(named(FileKind.REPORT, "web", "report.html")).isEqualTo("web.html");
    assertThat(named(FileKind.PATCH, "web", "patch.json")).isEqualTo("web.json");
    assertThat(named(FileKind.LOCAL, ".web", "local.yaml")).isEqualTo(".web.yaml");
    assertThat(named(FileKind.CASE, "web", "web.tripatch")).isEqualTo("web.tripatch");
  }

  @Test
  void anEndingIsLeftAsItIs() {
    assertThat(named(FileKind.REPORT, "web.MD", "report.html")).isEqualTo("web.MD");
    assertThat(named(FileKind.PATCH, "web.txt", "patch.yaml")).isEqualTo("web.txt");
  }

  @Test
  void aCaseOpensOnlyWithItsOwn() {
    assertThat(named(FileKind.CASE, "web.yaml", "web.tripatch")).isEqualTo("web.yaml.tripatch");
    assertThat(named(FileKind.CASE, "web.Tripatch", "web.tripatch")).isEqualTo("web.Tripatch");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "web.yaml|web.yaml",
        ".web.yaml|.web.yaml",
        "été 漢 $(id).yaml|été 漢 $(id).yaml",
        "shop/web.yaml|shop-web.yaml",
        "../../etc/passwd|..-..-etc-passwd",
        "--rf.yaml|rf.yaml",
        "C:\\a|C-a",
        "..|file",
        "con.yaml|filecon.yaml",
        "^^|file",
        "^\u2003^|file",
      })
  void aProposedNameIsPossible(String name, String proposed) {
    assertThat(FileKind.possible(name)).isEqualTo(proposed);
  }

  /** Names come from documents. */
  @Property
  void noProposalLeavesTheFolder(@ForAll String name) {
    String proposed = FileKind.possible(name);
    assertThat(FOLDER.resolve(proposed).normalize()).hasParentRaw(FOLDER);
    assertThat(proposed).isNotBlank().doesNotStartWith("-").doesNotContain("\n", "\0", "\\");
    assertThat(proposed).isEqualTo(VisibleText.line(proposed));
  }

  @Test
  void dialogsFilterByEveryEnding() {
    assertThat(FileKind.REPORT.patterns()).containsExactly("*.html", "*.htm", "*.md", "*.markdown");
    assertThat(FileKind.DOCUMENT.patterns()).contains("*" + CaseCommands.EXTENSION);
  }
}
