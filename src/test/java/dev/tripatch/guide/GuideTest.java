package dev.tripatch.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The guide says what is so: its commands print what it shows, and its links lead somewhere. {@code
 * mvn -q test -Dtest=Guide* -Dguide.write=true} writes what they print now into the pages, and
 * draws the pictures.
 */
class GuideTest {
  private static final Pattern LINK = Pattern.compile("(?<!!)\\[[^]]+]\\(([^)#\\s]+)[^)]*\\)");

  @TempDir private Path folder;

  static List<Path> pages() throws IOException {
    return GuideSource.pages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commandsPrintWhatIsShown(Path page) throws IOException {
    ShownSession session = new ShownSession(folder);
    String text = Files.readString(page);
    String right = text;
    for (String block : GuideSource.blocks(page, "console")) {
      for (ShownSession.Step step : ShownSession.steps(block)) {
        right = right.replace(step.text(), session.corrected(step).text());
      }
    }
    if (GuideSource.WRITES) {
      Files.writeString(page, right);
    } else {
      assertThat(text).isEqualTo(right);
    }
  }

  @Test
  void aWrongLineIsFound() throws IOException {
    GuideSource.writeFiles(folder);
    String command = "$ tripatch explain --local web.yaml --live live.yaml --field spec.replicas\n";
    ShownSession session = new ShownSession(folder);
    assertThat(isRight(session, command + "! spec.replicas\n…\n")).isTrue();
    assertThat(isRight(session, command + "! spec.replica\n…\n")).isFalse();
    assertThat(isRight(session, command + "! spec.replicas\n")).isFalse();
    assertThat(isRight(session, "$ echo $?\n1\n")).isTrue();
    assertThat(isRight(session, "$ echo $?\n0\n")).isFalse();
  }

  private static boolean isRight(ShownSession session, String block) throws IOException {
    ShownSession.Step step = ShownSession.steps(block).getFirst();
    return session.corrected(step).equals(step);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Path page) throws IOException {
    assertThat(links(page).filter(target -> !target.startsWith("https://")))
        .allSatisfy(target -> assertThat(GuideSource.FOLDER.resolve(target)).exists());
  }

  @Test
  void eachPageIsReachedFromTheFirst() throws IOException {
    Set<Path> reached = new HashSet<>();
    Deque<Path> next = new ArrayDeque<>(List.of(GuideSource.FOLDER.resolve("README.md")));
    while (!next.isEmpty()) {
      Path page = next.pop();
      if (reached.add(page)) {
        links(page)
            .filter(target -> target.matches("[\\w-]+\\.md"))
            .map(GuideSource.FOLDER::resolve)
            .forEach(next::push);
      }
    }
    assertThat(reached).containsExactlyInAnyOrderElementsOf(GuideSource.pages());
    assertThat(BundledReference.read().pages(Topic.GUIDE).stream().map(Page::name))
        .containsExactlyInAnyOrderElementsOf(reached.stream().map(GuideTest::name).toList());
  }

  /** What is only for the web is not shown in the program. */
  @Test
  void theProgramShowsPagesThatAreComplete() {
    assertThat(BundledReference.read().pages(Topic.GUIDE))
        .hasSizeGreaterThan(6)
        .allSatisfy(
            page ->
                assertThat(page.markdown()).doesNotContain("<!--", "](..", "](images", "record 2"));
  }

  /** The picture of a composed patch is drawn from a case, which the reader does not need. */
  @Test
  void theCaseOfThePictureHasTheFilesOfThePage() throws IOException {
    String text = Files.readString(GuideSource.FOLDER.resolve("images/compose-a-patch.tripatch"));
    for (String file : List.of("live.yaml", "patch.yaml")) {
      String shown = Objects.requireNonNull(BundledReference.guideFiles().get(file), file);
      assertThat(text)
          .contains(shown.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"));
    }
  }

  @Test
  void filesCanBeOpenedInThePanes() {
    assertThat(BundledReference.read().find("guide/see-what-apply-will-do").orElseThrow().page())
        .satisfies(page -> assertThat(page.examples()).hasSize(1))
        .satisfies(
            page -> assertThat(page.parts()).anyMatch(part -> part.startsWith("## The files")));
  }

  private static String name(Path page) {
    return Objects.requireNonNull(page.getFileName()).toString().replace(".md", "");
  }

  private static Stream<String> links(Path page) throws IOException {
    return LINK.matcher(Files.readString(page))
        .results()
        .map((MatchResult found) -> found.group(1));
  }
}
