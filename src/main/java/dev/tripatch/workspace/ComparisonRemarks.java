package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.helm.HelmUpgrade;
import dev.tripatch.kubectl.CompiledIn;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.threeway.ThreeWayInputs;
import java.util.ArrayList;
import java.util.List;

/** What to know of a comparison as a whole: what was not there, and what depends on the server. */
final class ComparisonRemarks {
  private final ThreeDocuments<SourceDocument> documents;
  private final ThreeWayInputs inputs;

  ComparisonRemarks(ThreeDocuments<SourceDocument> documents, ThreeWayInputs inputs) {
    this.documents = documents;
    this.inputs = inputs;
  }

  /** In sentences. */
  List<String> in(ComparisonMode mode) {
    return switch (mode) {
      case KUBECTL_APPLY, DOCUMENTS -> ofKubectl();
      case HELM -> ofHelm();
    };
  }

  private List<String> ofKubectl() {
    List<String> remarks = new ArrayList<>();
    if (documents.live().isEmpty()) {
      remarks.add("There is no live object: kubectl apply would create local as it is.");
    } else if (documents.lastApplied().isEmpty()) {
      remarks.add("There is no last-applied configuration, so nothing can be deleted.");
    }
    switch (inputs.schema()) {
      case SchemaAnswer.Unknown unknown ->
          remarks.add(unknown.reason() + " So it gets a JSON merge patch, as custom resources do.");
      case SchemaAnswer.Known known -> CompiledIn.remarkOn(inputs.local()).ifPresent(remarks::add);
    }
    return remarks;
  }

  private List<String> ofHelm() {
    if (documents.live().isEmpty()) {
      return List.of(
          "There is no live object: Helm would create local, with its label and annotations.");
    }
    List<String> remarks = new ArrayList<>();
    if (documents.lastApplied().isEmpty()) {
      remarks.add(
          "There is no manifest of the last deployed revision (see helm get manifest), and Helm"
              + " reads no annotation. So it takes local for it, and deletes nothing.");
    }
    remarks.addAll(HelmUpgrade.remarks(documents.local().object().orElseThrow(), inputs));
    return remarks;
  }
}
