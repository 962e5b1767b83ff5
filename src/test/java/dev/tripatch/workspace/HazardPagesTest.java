package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the pages of the hazards say is what the program does. */
class HazardPagesTest {
  private static final String WAY_OUT = "## The way out\n";
  private static final Pattern BLOCK =
      Pattern.compile("```(?:yaml|text) ([a-z-]+) ?([a-z-]*)\n(.*?)\n```\n", Pattern.DOTALL);
  private static final Pattern MANY = Pattern.compile("\\(… ([0-9]+) letters …\\)");

  private final BundledCatalog catalog = new BundledCatalog();
  private final Workbench workbench = new Workbench(catalog);

  /** The texts of an example by their names. */
  private record Example(
      Map<String, String> texts,
      Optional<Dialect> dialect,
      boolean overwrite,
      Optional<ComparisonMode> mode) {

    static Example read(String markdown, Map<String, String> before) {
      Map<String, String> texts = new HashMap<>(before);
      Optional<Dialect> dialect = Optional.empty();
      boolean overwrite = true;
      Optional<ComparisonMode> mode = Optional.empty();
      for (MatchResult block : BLOCK.matcher(markdown).results().toList()) {
        texts.put(block.group(1), MANY.matcher(block.group(3) + "\n").replaceAll(Example::many));
        if (block.group(2).equals("overwrite-off")) {
          overwrite = false;
        } else if (block.group(2).equals("helm")) {
          mode = Optional.of(ComparisonMode.HELM);
        } else if (!block.group(2).isEmpty()) {
          String name = block.group(2).toUpperCase(Locale.ROOT).replace('-', '_');
          dialect = Optional.of(Dialect.valueOf(name));
        }
      }
      return new Example(texts, dialect, overwrite, mode);
    }

    private static String many(MatchResult letters) {
      return "x".repeat(Integer.parseInt(letters.group(1)));
    }

    SourceDocument document(String name) {
      return find(name).orElseThrow(() -> new AssertionError("no block " + name));
    }

    Optional<SourceDocument> find(String name) {
      return Optional.ofNullable(texts.get(name)).map(text -> SourceReader.read(name, text));
    }

    MapValue object(String name) {
      return document(name).object().orElseThrow();
    }
  }

  @ParameterizedTest
  @EnumSource(HazardKind.class)
  void theExampleIsOneAndTheWayOutIsNone(HazardKind kind) {
    String page = kind.page();
    assertThat(page).startsWith("# " + kind.title() + "\n\n").contains("## Why\n", WAY_OUT);
    int wayOut = page.indexOf(WAY_OUT);
    Example example = Example.read(page.substring(0, wayOut), Map.of());
    List<Hazard> found = hazards(example);
    assertThat(found).extracting(Hazard::kind).contains(kind);
    checkAnswers(example, found, kind);

    Map<String, String> documents = new HashMap<>(example.texts());
    documents.keySet().removeAll(List.of("result", "error"));
    Example mended = Example.read(page.substring(wayOut), documents);
    assertThat(mended.texts()).isNotEqualTo(documents);
    assertThat(hazards(mended))
        .filteredOn(hazard -> !hazard.kind().isOnlyTold())
        .filteredOn(hazard -> hazard.kind() == kind || hazard.kind() != HazardKind.DROPS_FIELDS)
        .isEmpty();
    checkAnswers(mended, List.of(), kind);
  }

  @Test
  void noPageIsLeftOver() throws IOException, URISyntaxException {
    Path pages =
        Path.of(
            Objects.requireNonNull(HazardKind.class.getResource("pages/union.md"), "the page")
                .toURI());
    try (Stream<Path> files = Files.list(Objects.requireNonNull(pages.getParent(), "a folder"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Arrays.stream(HazardKind.values()).map(kind -> kind.id() + ".md").toList());
    }
  }

  private void checkAnswers(Example example, List<Hazard> found, HazardKind kind) {
    Optional.ofNullable(example.texts().get("error"))
        .ifPresent(
            words ->
                assertThat(found)
                    .filteredOn(hazard -> hazard.kind() == kind)
                    .extracting(hazard -> hazard.kubernetesText().orElse("-"))
                    .contains(words.strip()));
    if (example.texts().containsKey("result")) {
      MapValue expected = example.object("result");
      assertThat(LastAppliedAnnotation.removeFrom(result(example)))
          .isEqualTo(LastAppliedAnnotation.removeFrom(expected));
    }
  }

  private List<Hazard> hazards(Example example) {
    if (isOperations(example)) {
      return Hazards.ofOperations(
          example.document("patch"), example.document("live"), catalog.of(example.object("live")));
    }
    return example.texts().containsKey("patch")
        ? Hazards.ofPatch(
            example.document("patch"),
            example.document("live"),
            catalog.of(example.object("live")),
            dialect(example))
        : compared(example).hazards();
  }

  private static boolean isOperations(Example example) {
    return example.find("patch").flatMap(SourceDocument::decoded).orElse(NullValue.NULL)
        instanceof ListValue;
  }

  private MapValue result(Example example) {
    if (isOperations(example)) {
      return WrittenPatch.apply(
                  PatchFormat.JSON,
                  example.object("live"),
                  example.document("patch").decoded().orElseThrow(),
                  catalog.of(example.object("live")))
              instanceof WrittenPatch.Applied applied
          ? applied.result()
          : MapValue.EMPTY;
    }
    if (example.texts().containsKey("patch")) {
      Applied applied =
          workbench.apply(example.object("live"), example.object("patch"), dialect(example));
      return ((Applied.Done) applied).result();
    }
    return ((ThreeWayOutcome.Computed) compared(example).outcome()).result();
  }

  private Compared.Done compared(Example example) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            example.find("last-applied"), example.document("local"), example.find("live"));
    return (Compared.Done) workbench.compare(sources, example.overwrite(), example.mode());
  }

  private Dialect dialect(Example example) {
    boolean isKnown = catalog.of(example.object("live")) instanceof SchemaAnswer.Known;
    return example.dialect().orElse(isKnown ? Dialect.KUBERNETES : Dialect.CUSTOM_RESOURCE);
  }
}
