package dev.tripatch.cli;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.highlight.Pane;
import dev.tripatch.patch.Refusal;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Messages about documents: where, what is wrong, what to do. */
final class Messages {
  private Messages() {}

  /** What is wrong and what to do. */
  static String text(Diagnostic diagnostic) {
    return diagnostic.remedy().isEmpty()
        ? diagnostic.message()
        : diagnostic.message() + System.lineSeparator() + "  " + diagnostic.remedy();
  }

  /** Why documents cannot be compared. */
  static String unreadable(Compared.Unreadable unreadable, CaseFiles files) {
    List<String> lines = new ArrayList<>();
    for (Fault fault : unreadable.faults()) {
      int offset = fault.diagnostic().span().start();
      String place = files.locate(fault.pane(), offset).orElse(fault.location());
      lines.add(place + ": " + text(fault.diagnostic()));
    }
    return String.join(System.lineSeparator(), lines);
  }

  /** Why Kubernetes refuses, with the places of the field. */
  static String refused(ThreeWayOutcome.Refused refused, Sources sources, CaseFiles files) {
    Refusal refusal = refused.refusal();
    List<String> lines = new ArrayList<>();
    lines.add("Kubernetes refuses at " + refusal.path() + ": " + refusal.cause());
    lines.add("  " + refusal.remedy());
    place(refusal, Pane.LOCAL, Optional.of(sources.local()), files).ifPresent(lines::add);
    place(refusal, Pane.LIVE, sources.live(), files).ifPresent(lines::add);
    place(refusal, Pane.LAST_APPLIED, sources.lastApplied(), files).ifPresent(lines::add);
    lines.add("Its own words:");
    lines.add(refusal.referenceText());
    return String.join(System.lineSeparator(), lines);
  }

  /** Why Kubernetes refuses a patch that a person wrote. */
  static String refused(Refusal refusal) {
    return String.join(
        System.lineSeparator(),
        "Kubernetes refuses at " + refusal.path() + ": " + refusal.cause(),
        "  " + refusal.remedy(),
        "Its own words:",
        refusal.referenceText());
  }

  private static Optional<String> place(
      Refusal refusal, Pane pane, Optional<SourceDocument> document, CaseFiles files) {
    return document
        .flatMap(text -> Places.of(text).locate(refusal.path()))
        .map(Place::span)
        .flatMap(span -> files.locate(pane, span.start()))
        .map(location -> "  " + location + " (" + pane.title() + ")");
  }
}
