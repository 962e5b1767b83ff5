package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.apply.KnownErrors;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.learn.Reference.PagePlace;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The reference has a page for everything, and no page for nothing. */
class BundledReferenceTest {
  private final Reference reference = BundledReference.read();

  /** All ids that something in the program leads to. */
  private static Stream<String> wanted() {
    return Stream.of(
            Stream.of(
                    Directives.PATCH,
                    Directives.RETAIN_KEYS,
                    Directives.orderKey("env"),
                    Directives.deletionKey("finalizers"))
                .map(key -> PageIds.directive(key).orElseThrow()),
            ids(Outcome.values(), each -> id("outcome/", each)),
            ids(Reason.values(), PageIds::reason),
            ids(HazardKind.values(), PageIds::hazard),
            ids(Dialect.values(), each -> id("dialect/", each)),
            ids(RefusalWording.values(), each -> id("refusal/", each)),
            ids(JsonPatchRefusal.Rule.values(), each -> id("refusal/json-patch-", each)),
            ids(KnownError.values(), KnownErrors::page),
            Arrays.stream(AnnotationPage.values()).map(AnnotationPage::id),
            Stream.of("dialect/helm"))
        .flatMap(Function.identity());
  }

  /** The id of the page or section about a constant of the program. */
  static String id(String prefix, Enum<?> constant) {
    return prefix + constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <T> Stream<String> ids(T[] constants, Function<T, String> id) {
    return Arrays.stream(constants).map(id);
  }

  @Test
  void everythingHasItsPlace() {
    assertThat(wanted().filter(id -> reference.find(id).isEmpty())).isEmpty();
    assertThat(wanted().map(id -> reference.find(id).orElseThrow().markdown()))
        .allSatisfy(text -> assertThat(text.length()).isGreaterThan(60));
  }

  @Test
  void noPageAndNoSectionIsForNothing() {
    Set<PagePlace> used = new HashSet<>();
    wanted().forEach(id -> used.add(reference.find(id).orElseThrow()));
    for (Page page : reference.pages()) {
      if (page.topic() == Topic.GUIDE) {
        continue; // GuideTest: each is reached from the first one.
      }
      List<PagePlace> sections =
          page.sections().stream().map(section -> PagePlace.of(page, section)).toList();
      assertThat(used).as(page.id()).containsAll(sections);
      assertThat(used.contains(PagePlace.of(page)) || !sections.isEmpty()).as(page.id()).isTrue();
      assertThat(sections).as(page.id()).doesNotHaveDuplicates();
    }
  }

  @Test
  void everyFileIsListed() throws IOException, URISyntaxException {
    Path index =
        Path.of(
            Objects.requireNonNull(
                    BundledReference.class.getResource("reference/pages.txt"), "the index")
                .toURI());
    Path folder = Objects.requireNonNull(index.getParent(), "a folder");
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(
              files
                  .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                  .filter(name -> name.endsWith(".md"))
                  .map(name -> name.substring(0, name.length() - ".md".length())))
          .containsExactlyInAnyOrderElementsOf(Files.readAllLines(index));
    }
    assertThat(Files.readAllLines(index))
        .allSatisfy(id -> assertThat(reference.find(id)).as(id).isPresent());
  }

  @Test
  void everyLinkLeadsSomewhere() {
    for (Page page : reference.pages()) {
      assertThat(links(page.markdown()).filter(target -> !target.startsWith("https://")))
          .as(page.id())
          .allSatisfy(target -> assertThat(reference.find(target)).as(target).isPresent());
    }
  }

  @Test
  void whatExplainsARuleHasAnExample() {
    assertThat(reference.pages())
        .filteredOn(
            page ->
                switch (page.topic()) {
                  case DIRECTIVE, ANNOTATION, DIALECT -> true;
                  case OUTCOME -> !page.name().equals("unexplained");
                  case GUIDE, REFUSAL, HAZARD -> false;
                })
        .allSatisfy(page -> assertThat(page.examples()).as(page.id()).isNotEmpty());
  }

  private static Stream<String> links(String markdown) {
    return MarkdownReader.read(markdown).stream()
        .flatMap(BundledReferenceTest::spans)
        .flatMap(BundledReferenceTest::targets);
  }

  private static Stream<MarkdownSpan> spans(MarkdownBlock block) {
    return switch (block) {
      case MarkdownBlock.Heading heading -> heading.spans().stream();
      case MarkdownBlock.Paragraph paragraph -> paragraph.spans().stream();
      case MarkdownBlock.Items items ->
          items.items().stream().flatMap(item -> item.spans().stream());
      case MarkdownBlock.Quotation quotation ->
          quotation.blocks().stream().flatMap(BundledReferenceTest::spans);
      case MarkdownBlock.Table table ->
          table.rows().stream().flatMap(List::stream).flatMap(List::stream);
      case MarkdownBlock.Code _ -> Stream.of();
    };
  }

  private static Stream<String> targets(MarkdownSpan span) {
    return switch (span) {
      case MarkdownSpan.Link link -> Stream.of(link.target());
      case MarkdownSpan.Strong strong ->
          strong.spans().stream().flatMap(BundledReferenceTest::targets);
      case MarkdownSpan.Emphasis words ->
          words.spans().stream().flatMap(BundledReferenceTest::targets);
      case MarkdownSpan.Words _, MarkdownSpan.Code _ -> Stream.of();
    };
  }
}
