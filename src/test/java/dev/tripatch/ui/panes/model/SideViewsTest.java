package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.feature.dialects.ServerSideQuestion.ServerSideSheet;
import dev.tripatch.ui.feature.dialects.ServerSideViewModel;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** Dialects and server-side apply: worked out only while somebody looks, then always up to date. */
class SideViewsTest {
  private static final String HEAD = "apiVersion: apps/v1\nkind: Deployment\n";
  private static final String NAME = "metadata: {name: web, namespace: shop}\n";
  private static final String LOCAL = HEAD + NAME + "spec: {replicas: 2, minReadySeconds: 10}\n";
  private static final String LIVE =
      HEAD
          + """
          metadata:
            name: web
            namespace: shop
            managedFields:
            - manager: hpa
              operation: Update
              apiVersion: apps/v1
              time: "2026-03-01T08:00:00Z"
              fieldsV1: {f:spec: {f:replicas: {}}}
          spec: {replicas: 3}
          """;

  private final OpenModel model = new OpenModel();
  private final DialectsViewModel dialects = new DialectsViewModel(model.context(Runnable::run));
  private final ServerSideViewModel serverSide =
      new ServerSideViewModel(model.context(Runnable::run));

  private DialectSheet dialectSheet() {
    return dialects.sheetProperty().get().orElseThrow();
  }

  private ServerSideSheet serverSideSheet() {
    return serverSide.sheetProperty().get().orElseThrow();
  }

  @Test
  void nobodyLooksAndNothingIsWorkedOut() {
    model.open("", LOCAL, LIVE);
    assertThat(dialects.sheetProperty().get()).isEmpty();
    assertThat(serverSide.sheetProperty().get()).isEmpty();
  }

  @Test
  void dialectsFollowTheDocuments() {
    dialects.lookingProperty().set(true);
    String pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [%s]}\n";
    String both = pod.formatted("{name: a}, {name: b}");
    model.open("", both, both);
    assertThat(dialectSheet().rows()).isEmpty();
    model.documents.live().type(pod.formatted("{name: x}, {name: a}"));
    assertThat(dialectSheet().rows()).extracting(DialectRow::path).isNotEmpty();
    dialects.lookingProperty().set(false);
    assertThat(dialects.sheetProperty().get()).isEmpty();
  }

  @Test
  void whatAnotherManagerOwnsStandsInTheWayAndComesFirst() {
    serverSide.lookingProperty().set(true);
    model.open("", LOCAL, LIVE);
    assertThat(serverSideSheet().isRefused()).isTrue();
    assertThat(serverSideSheet().words()).contains("conflict with \"hpa\"");
    assertThat(serverSideSheet().rows())
        .extracting(ServerSideRow::path)
        .startsWith(FieldPath.of("spec", "replicas"))
        .contains(FieldPath.of("spec", "minReadySeconds"));
    assertThat(serverSideSheet().rows().getFirst().mark()).contains(Mark.CONFLICT);
    assertThat(serverSideSheet().changes()).isEqualTo(2);
  }

  @Test
  void forceTakesTheFieldOverAndTellsNoContrastOfIt() {
    serverSide.lookingProperty().set(true);
    model.open("", LOCAL, LIVE);
    assertThat(serverSideSheet().rows().getFirst().isContrast()).isTrue();
    serverSide.forcedProperty().set(true);
    assertThat(serverSideSheet().isRefused()).isFalse();
    assertThat(serverSideSheet().words()).isEmpty();
    assertThat(serverSideSheet().rows()).noneMatch(ServerSideRow::isContrast);
    assertThat(serverSideSheet().state()).contains("2 fields");
  }

  @Test
  void aResultThatNoServerTakesIsRefused() {
    serverSide.lookingProperty().set(true);
    serverSide.forcedProperty().set(true);
    model.open("", LOCAL.replace("replicas: 2", "replicas: -2"), LIVE);
    assertThat(serverSideSheet().isRefused()).isTrue();
    assertThat(serverSideSheet().state()).contains("2 fields", "\nspec.replicas must be");
  }

  @Test
  void whyTellsTheContrastInSentences() {
    serverSide.lookingProperty().set(true);
    model.open("", LOCAL, LIVE);
    assertThat(serverSide.reasonsFor(FieldPath.of("spec", "replicas")))
        .hasSize(2)
        .last()
        .asString()
        .startsWith("≠ ")
        .endsWith(" After kubectl apply it is 2.")
        .doesNotContain("[");
  }

  @Test
  void whatChangesComesBeforeWhatStays() {
    serverSide.lookingProperty().set(true);
    String live = HEAD + NAME + "spec: {minReadySeconds: 1, paused: true, replicas: 3}\n";
    model.open("", live.replace("replicas: 3", "replicas: 4"), live);
    assertThat(serverSideSheet().rows())
        .extracting(row -> row.mark().isPresent())
        .startsWith(true, false)
        .isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(serverSideSheet().rows().getFirst().path())
        .isEqualTo(FieldPath.of("spec", "replicas"));
  }

  @Test
  void serverSideApplyFollowsTheDocuments() {
    serverSide.lookingProperty().set(true);
    model.open("", LOCAL, LIVE);
    model.documents.local().type(HEAD + NAME + "spec: {replicas: 3}\n");
    assertThat(serverSideSheet().isRefused()).isFalse();
    assertThat(serverSideSheet().changes()).isZero();
    model.documents.local().type("");
    assertThat(serverSide.sheetProperty().get()).isEmpty();
    assertThat(serverSide.hintProperty().get()).isNotEmpty();
  }
}
