package main

import (
	"encoding/json"
	"strings"
	"syscall"
	_ "unsafe" // for go:linkname

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	apijson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/mergepatch"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
	"k8s.io/client-go/kubernetes/scheme"
)

var kinds = scheme.Scheme

// The two diffs of a three-way patch are not exported.
//
//go:linkname diffMaps k8s.io/apimachinery/pkg/util/strategicpatch.diffMaps
func diffMaps(original, modified map[string]interface{}, schema strategicpatch.LookupPatchMeta,
	options strategicpatch.DiffOptions) (map[string]interface{}, error)

// The kind of apps/v1/Deployment; that of the group without a name is core/v1/Pod.
func kindOf(kind string) schema.GroupVersionKind {
	slash := strings.LastIndexByte(kind, '/')
	version, err := schema.ParseGroupVersion(strings.TrimPrefix(kind[:slash], "core/"))
	if err != nil {
		panic(err)
	}
	return version.WithKind(kind[slash+1:])
}

func answerStrategic(form string, question line, object runtime.Object) line {
	meta, err := strategicpatch.NewPatchMetaFromStruct(object)
	if err != nil {
		panic(err)
	}
	asked := strategic{question, meta}
	switch form {
	case "three-way":
		asked.threeWay()
	case "stages":
		asked.stages()
	case "directives":
		asked.applied("applied", "current", question["patch"])
	case "merge-patches":
		asked.mergePatches()
	case "timed":
		return asked.timed()
	default:
		panic(form)
	}
	return question
}

type strategic struct {
	question line
	meta     strategicpatch.LookupPatchMeta
}

func (s strategic) threeWay() {
	q := s.question
	threeWay := s.patch("threeWay", func() ([]byte, error) {
		return strategicpatch.CreateThreeWayMergePatch(q["original"], q["modified"], q["current"], s.meta, true)
	})
	s.patch("noOverwrite", func() ([]byte, error) {
		return strategicpatch.CreateThreeWayMergePatch(q["original"], q["modified"], q["current"], s.meta, false)
	})
	twoWay := s.patch("twoWay", func() ([]byte, error) {
		return strategicpatch.CreateTwoWayMergePatchUsingLookupPatchMeta(q["original"], q["modified"], s.meta)
	})
	s.applied("twoWayApplied", "original", twoWay)
	s.applied("twoWayOnCurrent", "current", twoWay)
	s.applied("threeWayApplied", "current", threeWay)
}

// Asks for a patch; there is none if it is refused.
func (s strategic) patch(field string, code func() ([]byte, error)) (patch json.RawMessage) {
	ask(field, s.question, func() (interface{}, error) {
		made, err := code()
		if err == nil {
			patch = made
		}
		return json.RawMessage(made), err
	})
	return patch
}

func (s strategic) applied(field, object string, patch json.RawMessage) {
	if patch == nil {
		return
	}
	ask(field, s.question, func() (interface{}, error) {
		result, err := strategicpatch.StrategicMergePatchUsingLookupPatchMeta(s.question[object], patch, s.meta)
		return json.RawMessage(result), err
	})
}

// With the options that CreateThreeWayMergePatch gives to each.
func (s strategic) stages() {
	s.diff("delta", "current", "modified", strategicpatch.DiffOptions{IgnoreDeletions: true, SetElementOrder: true})
	s.diff("deletions", "original", "modified",
		strategicpatch.DiffOptions{IgnoreChangesAndAdditions: true, SetElementOrder: true})
	s.diff("drift", "original", "current", strategicpatch.DiffOptions{})
	s.patch("patch", func() ([]byte, error) {
		q := s.question
		return strategicpatch.CreateThreeWayMergePatch(q["original"], q["modified"], q["current"], s.meta, true)
	})
}

// How long a three-way patch takes on average, in nanoseconds of the whole process, garbage collection included.
func (s strategic) timed() line {
	q := s.question
	var times int64
	if err := json.Unmarshal(q["times"], &times); err != nil {
		panic(err)
	}
	var patch []byte
	before := processorTime()
	for i := int64(0); i < times; i++ {
		made, err := strategicpatch.CreateThreeWayMergePatch(q["original"], q["modified"], q["current"], s.meta, true)
		if err != nil {
			panic(err)
		}
		patch = made
	}
	return line{"nanoseconds": raw((processorTime() - before) / times), "patch": patch}
}

func processorTime() int64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return usage.Utime.Nano() + usage.Stime.Nano()
}

func (s strategic) diff(field, from, to string, options strategicpatch.DiffOptions) {
	ask(field, s.question, func() (interface{}, error) {
		return diffMaps(object(s.question[from]), object(s.question[to]), s.meta, options)
	})
}

func (s strategic) mergePatches() {
	var patches []json.RawMessage
	if err := json.Unmarshal(s.question["patches"], &patches); err != nil {
		panic(err)
	}
	ask("merged", s.question, func() (interface{}, error) {
		return strategicpatch.MergeStrategicMergeMapPatchUsingLookupPatchMeta(
			s.meta, object(patches[0]), object(patches[1]))
	})
	ask("conflicts", s.question, func() (interface{}, error) {
		return strategicpatch.MergingMapsHaveConflicts(object(patches[0]), object(patches[1]), s.meta)
	})
}

func object(text json.RawMessage) map[string]interface{} {
	value := map[string]interface{}{}
	if err := apijson.Unmarshal(text, &value); err != nil {
		panic(err)
	}
	return value
}

func refusal(err error) json.RawMessage {
	if mergepatch.IsConflict(err) {
		return raw(map[string]bool{"conflict": true})
	}
	return raw(map[string]string{"error": err.Error()})
}
