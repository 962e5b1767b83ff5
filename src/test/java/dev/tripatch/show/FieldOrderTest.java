package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a field stands in each pane, or would stand. */
class FieldOrderTest {
  private static final String HEAD =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      """;

  private static Comparison compare(String last, String local, String live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            last.isEmpty() ? Optional.empty() : Optional.of(SourceReader.read("last", HEAD + last)),
            SourceReader.read("local", HEAD + local),
            Optional.of(SourceReader.read("live", HEAD + live)));
    Compared.Done done =
        (Compared.Done) new Workbench(new BundledCatalog()).compare(sources, false);
    return new Comparison(done.documents(), done.outcome());
  }

  /** The line before and the line behind the place of a field, or the field with its caret. */
  private static String place(Comparison view, PaneText text, String path) {
    return new FieldOrder(view)
        .placeOf(FieldPath.parse(path), text)
        .map(place -> shown(place, text))
        .orElse("nowhere");
  }

  private static String place(Comparison view, Role pane, String path) {
    return place(view, view.pane(pane), path);
  }

  private static String shown(FieldPlace place, PaneText text) {
    return switch (place) {
      case FieldPlace.Here(var span, int caret) ->
          text.text().substring(span.start(), caret)
              + "|"
              + text.text().substring(caret, span.end());
      case FieldPlace.Between(int line) ->
          (line(text, line - 1) + " < > " + line(text, line)).strip();
    };
  }

  private static String line(PaneText text, int line) {
    boolean isThere = line >= 1 && line <= text.lines().count();
    return isThere
        ? text.text().substring(text.lines().startOf(line), text.lines().endOf(line)).strip()
        : "";
  }

  @Test
  void aFieldThatIsThereHasTheCaretAtItsValue() {
    Comparison view =
        compare("", "spec:\n  replicas:   3\n  selector:\n    matchLabels: {a: b}\n", "");
    assertThat(place(view, Role.LOCAL, "spec.replicas")).isEqualTo("replicas:   |3");
    assertThat(place(view, Role.LOCAL, "spec.selector"))
        .as("a value on further lines")
        .startsWith("|selector:");
  }

  @Test
  void anAddedFieldWouldStandBehindTheSiblingBeforeIt() {
    Comparison view =
        compare(
            "",
            "spec:\n  replicas: 3\n  minReadySeconds: 5\n  paused: true\n",
            "spec:\n  paused: true\n  replicas: 3\n  progressDeadlineSeconds: 600\n");
    assertThat(place(view, Role.LIVE, "spec.minReadySeconds"))
        .isEqualTo("replicas: 3 < > progressDeadlineSeconds: 600");
  }

  @Test
  void theFirstFieldWouldStandBeforeTheNext() {
    Comparison view =
        compare(
            "",
            "spec:\n  minReadySeconds: 5\n  replicas: 3\n",
            "spec:\n  paused: true\n  replicas: 3\n");
    assertThat(place(view, Role.LIVE, "spec.minReadySeconds"))
        .isEqualTo("paused: true < > replicas: 3");
  }

  @Test
  void withoutSiblingsItWouldStandAtTheEndOfWhatHoldsIt() {
    String live = "spec:\n  selector:\n    matchLabels:\n      a: b\n  replicas: 1\n";
    Comparison view = compare("", "spec:\n  paused: true\n", live);
    assertThat(place(view, Role.LIVE, "spec.paused")).isEqualTo("replicas: 1 < >");
    assertThat(place(view, Role.LOCAL, "spec.selector.matchLabels.a"))
        .isEqualTo("paused: true < >");
  }

  @Test
  void aRemovedFieldWouldStandWhereLastAppliedHasIt() {
    Comparison view =
        compare(
            "spec:\n  paused: true\n  replicas: 3\n",
            "spec:\n  paused: true\n  minReadySeconds: 1\n",
            "spec:\n  replicas: 3\n  minReadySeconds: 1\n  paused: true\n");
    assertThat(place(view, Role.LOCAL, "spec.replicas"))
        .isEqualTo("paused: true < > minReadySeconds: 1");
  }

  @Test
  void anItemWouldStandAmongTheItems() {
    String item = "      - {name: %s, image: i}\n";
    String pod = "spec:\n  template:\n    spec:\n      containers:\n";
    Comparison view =
        compare(
            "",
            pod + item.formatted("a") + item.formatted("b") + item.formatted("c"),
            pod + item.formatted("a") + item.formatted("c"));
    assertThat(place(view, Role.LIVE, "spec.template.spec.containers[name=b].image"))
        .isEqualTo("- {name: a, image: i} < > - {name: c, image: i}");
  }

  @Test
  void jsonsClosingBraceStaysBehind() {
    Comparison view = compare("", "spec:\n  paused: true\n  replicas: 2\n", "spec: {}\n");
    PaneText patch =
        view.patch(new PatchLook(Optional.of(PatchFormat.STRATEGIC), false, Format.JSON)).pane();
    assertThat(place(view, patch, "spec.strategy")).endsWith(" < > }");
  }

  @Test
  void anEmptyTextHasNoPlace() {
    Comparison view = compare("", "spec:\n  paused: true\n", "spec: {}\n");
    assertThat(place(view, Role.LAST_APPLIED, "spec.paused")).isEqualTo("nowhere");
  }
}
