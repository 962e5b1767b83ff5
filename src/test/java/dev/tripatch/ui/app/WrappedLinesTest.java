package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Long lines go on in the next row, in all panes at the same heights. */
class WrappedLinesTest extends WindowFixture {

  private static final List<Role> DOCUMENTS = List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE);

  @Override
  public void start(Stage stage) {
    open(stage, documents(rules("1h", ""), rules("2h", ""), rules("1h", annotation())));
    stage.setWidth(1280);
    stage.setHeight(900);
  }

  /** As kube-prometheus has them: words without spaces, and lines of several hundred characters. */
  private static String rules(String duration, String metadata) {
    return "apiVersion: monitoring.coreos.com/v1\nkind: PrometheusRule\nmetadata:\n"
        + "  name: node-exporter-rules\n"
        + "  labels:\n    short: a"
        + duration
        + "\n    long: "
        + "word-".repeat(8)
        + duration
        + "\n"
        + metadata
        + "spec:\n  groups:\n  - name: node-exporter\n    rules:\n"
        + IntStream.range(0, 8)
            .mapToObj(each -> rule(each, duration))
            .collect(Collectors.joining());
  }

  private static String rule(int number, String duration) {
    String selector = "{job=\"node-exporter\",fstype!=\"\",mountpoint!=\"\"}";
    return "    - alert: NodeFilesystem"
        + number
        + "\n"
        + "      annotations:\n"
        + "        description: 'Filesystem on {{ $labels.device }}, mounted on {{"
        + " $labels.mountpoint }}, at {{ $labels.instance }} has only {{ printf \"%.2f\" $value }}%"
        + " available space left.'\n"
        + "        runbook_url:"
        + " https://runbooks.prometheus-operator.dev/"
        + "nodefilesystemspacefillingup".repeat(5)
        + "\n"
        + "      expr: |\n"
        + "        (\n"
        + "          node_filesystem_avail_bytes"
        + selector
        + " / node_filesystem_size_bytes"
        + selector
        + " * 100 < 15\n"
        + "        )\n"
        + "      for: "
        + duration
        + "\n";
  }

  private static String annotation() {
    return "  annotations:\n    note: '" + "every word ".repeat(330) + "'\n";
  }

  @BeforeEach
  void wrap() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    Waiting.until(() -> DOCUMENTS.stream().allMatch(each -> lines(each).text().isPresent()));
    interact(() -> content().view().panes().rows().wrappedProperty().set(true));
    Waiting.settled();
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private VisibleLines lines(Role pane) {
    return editor(pane).visibleLines();
  }

  private void check(String when) {
    Waiting.settled();
    List<String> faults = new ArrayList<>();
    interact(() -> faults.addAll(new ShownRows(content()).faults()));
    assertThat(faults).as(when).isEmpty();
    Map<FieldPath, Set<Double>> places = new java.util.HashMap<>();
    interact(
        () ->
            DOCUMENTS.stream()
                .filter(pane -> isSeen(editor(pane)))
                .forEach(pane -> addPlaces(pane, places)));
    assertThat(places).as(when).hasSizeGreaterThan(1);
    assertThat(places).as(when).allSatisfy((field, each) -> assertThat(each).hasSize(1));
  }

  /** A pane may be behind another one, in a tab. */
  private static boolean isSeen(Node pane) {
    Optional<Node> at = Optional.of(pane);
    while (at.filter(Node::isVisible).isPresent() && at.get().getParent() != null) {
      at = Optional.of(at.get().getParent());
    }
    return at.get().isVisible() && at.get().equals(pane.getScene().getRoot());
  }

  /** Where the fields of the rules begin that are in view: the same in each pane. */
  private void addPlaces(Role pane, Map<FieldPath, Set<Double>> places) {
    PaneText text = lines(pane).text().orElseThrow();
    VisibleLines.Range range = lines(pane).range();
    for (int line = range.first() + 1; line < range.last(); line++) {
      int start = text.lines().startOf(line + 1);
      int at =
          start
              + text.text()
                  .substring(start)
                  .indexOf(text.text().substring(start).strip().charAt(0));
      FieldPath field = text.fields().fieldAt(at).orElseThrow();
      int first = text.lines().lineOf(text.fields().spanOf(field).orElseThrow().start()) - 1;
      if (field.toString().startsWith("spec.groups") && first == line) {
        lines(pane)
            .yOf(line)
            .ifPresent(y -> places.computeIfAbsent(field, key -> new HashSet<>()).add(y));
      }
    }
  }

  private void select(String field) {
    interact(() -> content().selection().select(FieldPath.parse(field)));
    Waiting.settled();
  }

  /** What is said after lines, in the result. */
  private List<Double> ends() {
    Node pane = editor(Role.RESULT).lookup(".editor-area");
    return pane.lookupAll(".line-note").stream()
        .map(note -> pane.sceneToLocal(note.localToScene(note.getLayoutBounds())).getMaxX())
        .toList();
  }

  @Test
  void leaveRoomForWhatIsSaidAfterThem() {
    select("metadata.labels.short");
    for (double width : new double[] {1400, 1000, 800}) {
      interact(() -> content().scene().getWindow().setWidth(width));
      Waiting.settled();
      double right = editor(Role.RESULT).lookup(".editor-area").getLayoutBounds().getWidth();
      assertThat(ends()).hasSizeGreaterThan(1).allMatch(end -> end <= right);
    }
  }

  private boolean scrollsSideways() {
    return DOCUMENTS.stream()
        .flatMap(pane -> editor(pane).lookupAll(".scroll-bar").stream())
        .filter(
            bar ->
                bar.getPseudoClassStates().stream()
                    .anyMatch(each -> each.getPseudoClassName().equals("horizontal")))
        .anyMatch(Node::isVisible);
  }

  @Test
  void keepAllRowsAtTheSameHeights() {
    select("spec.groups[0].rules[2].for");
    check("at first");
    assertThat(scrollsSideways()).isFalse();
    interact(() -> content().scene().getWindow().setWidth(1000));
    check("in a narrower window");
    interact(() -> content().appearance().setTextSize(16));
    check("with larger text");
    interact(() -> content().appearance().setTextSize(13));
    select("spec.groups[0].rules[1].annotations.description");
    check("somewhere else");
    interact(() -> editor(Role.LOCAL).caret().focus());
    push(KeyCode.END);
    write(" and many words more");
    Waiting.until(() -> lines(Role.LOCAL).text().isPresent());
    check("after typing");
    interact(() -> content().view().panes().rows().wrappedProperty().set(false));
    Waiting.settled();
    assertThat(scrollsSideways()).isTrue();
  }

  @Test
  void areAsHighAsTheyNeedToBeFoldedOrNot() {
    select("metadata.annotations.note");
    check("a text of many rows");
    double high =
        WaitForAsyncUtils.waitForAsyncFx(
            5_000, () -> lines(Role.LIVE).inView(5, 5).orElseThrow().bottom());
    assertThat(high).isGreaterThan(5 * lines(Role.LIVE).rowHeight());
    interact(() -> editor(Role.LIVE).folding().foldAll());
    Waiting.settled();
    interact(() -> editor(Role.LIVE).folding().unfoldAll());
    select("spec.groups[0].rules[4].for");
    check("unfolded");
  }
}
