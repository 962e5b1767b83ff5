package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.ChangedLines;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.RowFilter;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import javafx.beans.Observable;
import org.junit.jupiter.api.Test;

/** What the filter of the table lets through, in the table and in the panes. */
class FilterViewModelTest {

  private static final String DEPLOYMENT =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        paused: true
        replicas: %d
        template:
          spec:
            containers:
              - name: web
                image: nginx:%d
      """;
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  private final OpenModel model = new OpenModel();
  private final FilterViewModel filter = new FilterViewModel(model.comparison, model.decisions);

  private Optional<Set<FieldPath>> paneFields() {
    return filter.paneFieldsProperty().get();
  }

  private List<String> shownIn(Role role, FieldPath... fields) {
    ComparisonView view = model.comparison.getView().orElseThrow();
    PaneText pane = view.pane(role);
    BitSet others = ChangedLines.othersThan(Set.of(fields), pane, 0);
    List<String> lines = pane.text().lines().toList();
    return IntStream.range(0, lines.size())
        .filter(line -> !others.get(line))
        .mapToObj(line -> lines.get(line).strip())
        .toList();
  }

  @Test
  void panesFollowTheFilterOnlyIfAskedTo() {
    model.open(DEPLOYMENT.formatted(2, 1), DEPLOYMENT.formatted(3, 2), DEPLOYMENT.formatted(2, 1));
    filter.filterProperty().set(new RowFilter("replicas", Set.of()));
    assertThat(filter.rows()).extracting(FieldRow::path).containsExactly(REPLICAS);
    assertThat(paneFields()).isEmpty();
    filter.panesFollowProperty().set(true);
    assertThat(paneFields()).contains(Set.of(REPLICAS));
    filter.filterProperty().set(RowFilter.ALL);
    assertThat(paneFields()).as("no filter").isEmpty();
  }

  @Test
  void theFilterIsAppliedToEachNewAnswer() {
    model.open(DEPLOYMENT.formatted(2, 1), DEPLOYMENT.formatted(3, 2), DEPLOYMENT.formatted(2, 1));
    filter.panesFollowProperty().set(true);
    filter.filterProperty().set(new RowFilter("", Set.of(Mark.KEPT)));
    assertThat(paneFields().orElseThrow()).hasSize(2).contains(REPLICAS);
    model.documents.local().type(DEPLOYMENT.formatted(2, 2));
    assertThat(paneFields().orElseThrow()).hasSize(1).doesNotContain(REPLICAS);
  }

  /** A conflict that somebody decides by typing changes the answer and the tally. */
  @Test
  void rowsAreMadeOnceForAnAnswer() {
    model.open(DEPLOYMENT.formatted(2, 1), DEPLOYMENT.formatted(3, 2), DEPLOYMENT.formatted(7, 1));
    AtomicInteger times = new AtomicInteger();
    filter
        .allProperty()
        .addListener((Observable rows) -> times.addAndGet(filter.rows().isEmpty() ? 100 : 1));
    filter.allProperty().subscribe(rows -> {});
    model.documents.local().type(DEPLOYMENT.formatted(7, 2));
    assertThat(model.decisions.getTally().decided()).isNotEmpty();
    assertThat(times).hasValue(1);
  }

  @Test
  void aPaneShowsTheLinesOfTheFieldsAndOfWhatHoldsThem() {
    model.open(DEPLOYMENT.formatted(2, 1), DEPLOYMENT.formatted(3, 2), DEPLOYMENT.formatted(2, 1));
    assertThat(shownIn(Role.LIVE, REPLICAS)).containsExactly("spec:", "replicas: 2");
    assertThat(shownIn(Role.LIVE, FieldPath.parse("spec.template.spec.containers[name=web].image")))
        .containsExactly(
            "spec:", "template:", "spec:", "containers:", "- name: web", "image: nginx:1");
    assertThat(shownIn(Role.LIVE, FieldPath.of("metadata")))
        .containsExactly("metadata:", "name: web");
    assertThat(shownIn(Role.PATCH, FieldPath.of("kind")))
        .as("a pane without such a field")
        .hasSize(1);
  }
}
