package dev.tripatch.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.cli.Shell;
import dev.tripatch.cli.shell.ManualPage.Roff;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The manual pages, and what mandoc makes of them where it is installed. */
class ManualTest {
  private static final Path MANDOC = Path.of("/usr/bin/mandoc");

  @TempDir Path folder;
  private Path pages = Path.of("");

  @BeforeEach
  void writesTheManual() {
    pages = folder.resolve("man1");
    Shell.Answer answer =
        new Shell(folder).with("SOURCE_DATE_EPOCH", "86400").run("man", pages.toString());
    assertThat(answer).isEqualTo(new Shell.Answer(0, "", ""));
  }

  @Test
  void eachCommandForPeopleHasAPage() throws IOException {
    try (Stream<Path> files = Files.list(pages)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("tripatch.1", "tripatch-patch.1", "tripatch-schema-show.1", "tripatch-render.1")
          .doesNotContain("tripatch-man.1", "tripatch-complete-words.1");
    }
  }

  @Test
  void dateAndReleaseAreThoseOfTheBuild() throws IOException {
    assertThat(page("tripatch-schema-show"))
        .startsWith(".TH tripatch\\-schema\\-show 1 1970-01-02 \"tripatch 1.2.3\"");
  }

  @Test
  void aPageHasAllThatTheHelpSays() throws IOException {
    assertThat(page("tripatch-explain"))
        .contains(
            ".SH NAME\n"
                + "tripatch\\-explain \\- prints what the calculated patch, or one that you wrote")
        .contains("\\fB\\-o\\fR, \\fB\\-\\-output\\fR=\\fItable|yaml|json\\fR\n")
        .contains("\\fB\\-\\-[no\\-]as\\-kubectl\\-apply\\fR\n")
        .contains(
            ".SH EXIT STATUS\n.TP\n\\fB0\\fR\nnothing to do, or this is the built\\-in example\n")
        .contains(".SH EXAMPLES\n.RS 4\n.nf\ntripatch explain \\-\\-local web.yaml")
        .contains("in a pipe, nothing is cut.")
        .endsWith(".SH SEE ALSO\n\\fBtripatch\\fR(1),\n\\fBkubectl\\fR(1)\n");
    assertThat(page("tripatch"))
        .contains("\\fB\\-\\-merge\\-tool\\fR\n", ".SH FILES\n", "\\fBNO_COLOR\\fR\n")
        .contains(
            ".SH EXIT STATUS\n"
                + "0 nothing to do (or the example), 1 there is a patch, 2 or more an error.\n")
        .contains("\\fBtripatch\\-render\\fR(1)\nDraws the window to a picture");
    assertThat(page("tripatch-render")).contains("size in pixels (default: 1280x800)");
  }

  @Test
  void whatRoffWouldReadIsEscaped() {
    assertThat(new Roff().words(".a\\b").words("'c'").words("\u00e9^~`-").toString())
        .isEqualTo("\\&.a\\eb\n\\(aqc\\(aq\n\\[u00E9]\\(ha\\(ti\\(ga\\-\n");
  }

  @Test
  void mandocHasNothingToSay() throws Exception {
    assertThat(mandoc("-T", "lint", "-W", "warning")).isEmpty();
  }

  @Test
  void mandocShowsEachOption() throws Exception {
    String shown = mandoc("-T", "utf8").replaceAll(".\b", "");
    assertThat(shown)
        .contains(
            "-o, --output=table|yaml|json", "--leave-out=FIELD", "--merge-tool", "--theme=THEME")
        .contains("%APPDATA%\\tripatch", "--force-conflicts");
  }

  private String page(String name) throws IOException {
    return Files.readString(pages.resolve(name + ".1"));
  }

  private String mandoc(String... options) throws Exception {
    assumeTrue(Files.isExecutable(MANDOC), "mandoc is not installed");
    List<String> command = new ArrayList<>(List.of(MANDOC.toString()));
    command.addAll(List.of(options));
    try (Stream<Path> files = Files.list(pages)) {
      files.sorted().map(Path::toString).forEach(command::add);
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
