package dev.tripatch.ui.app;

import dev.tripatch.cluster.apply.KnownErrors;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.Role;
import dev.tripatch.learn.AnnotationPage;
import dev.tripatch.learn.PageIds;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.ui.feature.problems.ProblemTab;
import dev.tripatch.ui.feature.schema.SchemaTab;
import dev.tripatch.ui.feature.schema.SchemaViewModel;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.ErrorCase;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finds the page about what a person has before them.
 *
 * @param error the error of kubectl that is explained in the window
 */
public record WhatIsThis(
    MainView view,
    ComparisonViewModel comparison,
    SelectionViewModel selection,
    SchemaViewModel schema,
    Supplier<Optional<KubectlError>> error) {
  private static final String JSON_PATCH = "refusal/json-patch";

  /** From what is nearest to the caret to what the whole window is about; empty if nothing is. */
  public Optional<PagePlace> find(Reference reference) {
    return directive()
        .or(this::ofTable)
        .flatMap(reference::find)
        .or(() -> refusal(reference))
        .or(() -> reason().flatMap(reference::find));
  }

  private Optional<String> directive() {
    PaneView pane = view.panes().activeView();
    return pane.hasFocus()
        ? pane.editor().caret().directive().flatMap(PageIds::directive)
        : Optional.empty();
  }

  private Optional<String> ofTable() {
    if (view.panes().activeView().hasFocus()) {
      return Optional.empty();
    }
    return ProblemTab.chosenIn(view.tables().content())
        .map(hazard -> PageIds.hazard(hazard.kind()))
        .or(this::annotation);
  }

  private Optional<String> annotation() {
    boolean isShown = view.tables().isChosen(SchemaTab.ID);
    return isShown
        ? schema
            .rowProperty()
            .get()
            .flatMap(row -> AnnotationPage.of(row.rule()))
            .map(AnnotationPage::id)
        : Optional.empty();
  }

  private Optional<PagePlace> refusal(Reference reference) {
    return error
        .get()
        .flatMap(shown -> ofError(reference, shown))
        .or(
            () ->
                comparison
                    .getView()
                    .flatMap(ComparisonView::refusal)
                    .map(Refusal::referenceText)
                    .flatMap(reference::saying))
        .or(() -> ofComposed(reference));
  }

  private static Optional<PagePlace> ofError(Reference reference, KubectlError shown) {
    return shown.causes().stream()
        .findFirst()
        .flatMap(ErrorCase.Cause::known)
        .flatMap(known -> reference.find(KnownErrors.page(known)))
        .or(() -> reference.saying(shown.words()));
  }

  /** A JSON Patch is refused in no words of Kubernetes, since the RFC's rules are checked. */
  private Optional<PagePlace> ofComposed(Reference reference) {
    String words =
        comparison.diagnosticsProperty().get().getOrDefault(Role.PATCH, List.of()).stream()
            .map(problem -> problem.message() + "\n" + problem.remedy())
            .collect(Collectors.joining("\n"));
    if (words.isEmpty()) {
      return Optional.empty();
    }
    return reference.saying(words).or(() -> reference.find(JSON_PATCH));
  }

  private Optional<String> reason() {
    return comparison
        .getView()
        .flatMap(shown -> selection.getPath().flatMap(shown::outcomeAt))
        .map(outcome -> PageIds.reason(outcome.reason()));
  }
}
