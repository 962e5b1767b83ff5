package dev.tripatch.workspace;

import dev.tripatch.highlight.ComparedDocuments;
import dev.tripatch.kubectl.AnnotationSize;
import dev.tripatch.kubectl.Request;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.List;
import java.util.Optional;

/** What came out of a case. */
public sealed interface Compared {

  /**
   * All texts could be read.
   *
   * @param documents the three documents, last applied from the annotation if it was not given
   * @param outcome the answer
   * @param mode whose patch it is
   */
  record Done(ComparedDocuments documents, ThreeWayOutcome outcome, ComparisonMode mode)
      implements Compared {

    /** What would be sent; empty if Kubernetes refuses. */
    public Optional<Request> request() {
      return computed().map(Request::of);
    }

    /** The size of the annotations that kubectl apply would leave; empty if it is not asked. */
    public Optional<AnnotationSize> annotationSize() {
      return mode == ComparisonMode.KUBECTL_APPLY
          ? computed().map(done -> AnnotationSize.in(done.result()))
          : Optional.empty();
    }

    private Optional<ThreeWayOutcome.Computed> computed() {
      return outcome instanceof ThreeWayOutcome.Computed done
          ? Optional.of(done)
          : Optional.empty();
    }
  }

  /**
   * A text cannot be compared.
   *
   * @param faults why, at least one
   */
  record Unreadable(List<Fault> faults) implements Compared {}
}
