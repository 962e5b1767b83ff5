package dev.tripatch.recorded;

import dev.tripatch.value.MapValue;

/** Differences to Kubernetes' own code that record 23 explains, each by what causes it. */
enum ExplainedDifference {

  /**
   * Live comes without managedFields, as {@code kubectl get} shows it. The field managers then know
   * that it has no owners; we know nothing of its owners.
   */
  OWNERS_NOT_SHOWN {
    @Override
    boolean explains(RecordedCase answered) {
      return answered.has("live")
          && !(answered.map("live").get("metadata") instanceof MapValue metadata
              && metadata.has("managedFields"));
    }
  },

  /**
   * An empty map or list begins the text, and more follows. kubectl drops the rest; an error is the
   * better answer.
   */
  REST_DROPPED {
    @Override
    boolean explains(RecordedCase answered) {
      String json = answered.text("json");
      return (json.equals("{}") || json.equals("[]"))
          && answered.text("yaml").strip().startsWith(json);
    }
  };

  /** Whether this is the cause, if a line differs. */
  abstract boolean explains(RecordedCase answered);
}
