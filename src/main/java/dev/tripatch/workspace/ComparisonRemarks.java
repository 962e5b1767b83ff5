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
      remarks.add(ComparisonWording.NO_LIVE.text());
    } else if (documents.lastApplied().isEmpty()) {
      remarks.add(ComparisonWording.NO_LAST_APPLIED.text());
    }
    switch (inputs.schema()) {
      case SchemaAnswer.Unknown unknown ->
          remarks.add(ComparisonWording.AS_CUSTOM_RESOURCE.text("reason", unknown.reason()));
      case SchemaAnswer.Known known -> CompiledIn.remarkOn(inputs.local()).ifPresent(remarks::add);
    }
    return remarks;
  }

  private List<String> ofHelm() {
    if (documents.live().isEmpty()) {
      return List.of(ComparisonWording.NO_LIVE_FOR_HELM.text());
    }
    List<String> remarks = new ArrayList<>();
    if (documents.lastApplied().isEmpty()) {
      remarks.add(ComparisonWording.NOTHING_DEPLOYED.text());
    }
    remarks.addAll(HelmUpgrade.remarks(documents.local().object().orElseThrow(), inputs));
    return remarks;
  }
}
